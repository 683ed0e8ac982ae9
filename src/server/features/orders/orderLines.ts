import { carMistakes, withOneCar } from '../../../domain/orders/carLines.ts'
import { isReturn } from '../../../domain/slipTypes.ts'
import type { FieldError } from '../../../model/errors.ts'
import { type DraftLine, linesOf, type OrderDraft } from './orders.ts'

/** A customer who returns goods reserves nothing. */
const unreserved = (line: DraftLine): DraftLine => (line.reserve === true ? { ...line, reserve: false, reservationDate: null } : line)

/** An order with the values that its lines may leave out. */
export function withPlainLines<T extends OrderDraft>(order: T): T {
  if (!order.lines) return order
  const lines = order.lines.map((line) => withOneCar(line))
  return { ...order, lines: isReturn(order.slipType ?? 'sale') ? lines.map(unreserved) : lines }
}

/** Lines with both a material and a car, or with more than one of a car. */
export const lineMistakes = (order: OrderDraft): FieldError[] =>
  carMistakes(linesOf(order)).map(({ index, field, code }) => ({ path: `lines.${index}.${field}`, keyword: code, params: {} }))
