import type { EntityMap } from '../../model/entityMap.ts'
import { lower, notNegative, parseQuantity, quantityText } from '../quantities.ts'

type Line = EntityMap['demands']['lines'][number]

/** Quantities are decimal text in the line's unit. */
export type DemandLine = Pick<Line, 'id' | 'quantity'> & { readonly [K in 'deliveredQty' | 'canceledQty']?: Line[K] | null }

/** A line of a purchase order that is not rejected, made from a demand's. */
export interface OrderedLine {
  readonly demandLine: string
  readonly ordered: string
  readonly delivered: string
}

const remaining = ({ quantity, deliveredQty, canceledQty }: DemandLine): bigint =>
  notNegative(parseQuantity(quantity) - parseQuantity(deliveredQty) - parseQuantity(canceledQty))

/** The undelivered part of what is on order. */
const underWay = (line: DemandLine, orders: readonly OrderedLine[]): bigint =>
  orders
    .filter(({ demandLine }) => demandLine === line.id)
    .reduce((sum, { ordered, delivered }) => sum + notNegative(parseQuantity(ordered) - parseQuantity(delivered)), 0n)

/** What of a line has come, is on its way or is cancelled: less can't be wanted of it. Decimal text. */
export const committedOf = (line: DemandLine, orders: readonly OrderedLine[]): string =>
  quantityText(parseQuantity(line.deliveredQty) + parseQuantity(line.canceledQty) + underWay(line, orders))

/** What of a demand's line can still go to a purchase order: what remains, less what is on its way (`PRODUCT.md E14`). Decimal text. */
export const orderable = (line: DemandLine, orders: readonly OrderedLine[]): string =>
  quantityText(notNegative(remaining(line) - underWay(line, orders)))

/** What these orders have delivered of a line; a bonus above the ordered quantity does not count. */
const received = (line: DemandLine, orders: readonly OrderedLine[]): bigint =>
  orders
    .filter(({ demandLine }) => demandLine === line.id)
    .reduce((sum, { ordered, delivered }) => sum + lower(parseQuantity(delivered), parseQuantity(ordered)), 0n)

/** A demand's delivered quantity after the lines of an order have changed; never more than is wanted. Decimal text. */
export const deliveredAfter = (line: DemandLine, before: readonly OrderedLine[], after: readonly OrderedLine[]): string => {
  const delivered = parseQuantity(line.deliveredQty) + received(line, after) - received(line, before)
  return quantityText(lower(notNegative(delivered), notNegative(parseQuantity(line.quantity) - parseQuantity(line.canceledQty))))
}

/** Where an approved demand stands: nothing ordered, ordering, or nothing left to wait for (`PRODUCT.md E14`). */
export const demandStatus = (
  lines: readonly DemandLine[],
  orders: readonly OrderedLine[],
): Exclude<EntityMap['demands']['status'], 'proposal' | 'cancelled'> => {
  if (lines.length > 0 && lines.every((line) => remaining(line) === 0n)) return 'met'
  const begun =
    lines.some((line) => parseQuantity(line.deliveredQty) > 0n) ||
    orders.some(({ demandLine }) => lines.some(({ id }) => id === demandLine))
  return begun ? 'ordering' : 'approved'
}

/** What is left of a line when its demand is cancelled. Decimal text. */
export const cancelledWith = ({ quantity, deliveredQty }: DemandLine): string =>
  quantityText(notNegative(parseQuantity(quantity) - parseQuantity(deliveredQty)))
