import { carMistakes, withOneCar } from '../../../domain/orders/carLines.ts'
import { isReturn } from '../../../domain/slipTypes.ts'
import type { FieldError } from '../../../model/errors.ts'
import { type DraftLine, linesOf, type OrderDraft } from './orders.ts'

/** Nothing is kept for a customer who brings goods back. */
const unreserved = (line: DraftLine): DraftLine => (line.reserve === true ? { ...line, reserve: false, reservationDate: null } : line)

/** An order with what its lines need not say. */
export function withPlainLines<T extends OrderDraft>(order: T): T {
  if (!order.lines) return order
  const lines = order.lines.map((line) => withOneCar(line))
  return { ...order, lines: isReturn(order.slipType ?? 'sale') ? lines.map(unreserved) : lines }
}

/** Lines that name a material and a car, or more of a car than there is. */
export const lineMistakes = (order: OrderDraft): FieldError[] =>
  carMistakes(linesOf(order)).map(({ index, field, code }) => ({ path: `lines.${index}.${field}`, keyword: code, params: {} }))
