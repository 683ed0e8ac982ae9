import type { EntityMap } from '../../model/entityMap.ts'
import { notNegative, parseQuantity, quantityText, smallerOf } from '../quantities.ts'

type Line = EntityMap['demands']['lines'][number]

/** Quantities are decimal text in the line's unit. */
export type DemandLine = Pick<Line, 'id' | 'quantity'> & { readonly [K in 'deliveredQty' | 'canceledQty']?: Line[K] | null }

/** A line of a purchase order (not rejected) that was made from a demand's line. */
export interface OrderedLine {
  readonly demandLine: string
  readonly ordered: string
  readonly delivered: string
}

const remaining = ({ quantity, deliveredQty, canceledQty }: DemandLine): bigint =>
  notNegative(parseQuantity(quantity) - parseQuantity(deliveredQty) - parseQuantity(canceledQty))

/** Ordered, but undelivered quantity. */
const underWay = (line: DemandLine, orders: readonly OrderedLine[]): bigint =>
  orders
    .filter(({ demandLine }) => demandLine === line.id)
    .reduce((sum, { ordered, delivered }) => sum + notNegative(parseQuantity(ordered) - parseQuantity(delivered)), 0n)

/** Delivered, ordered and cancelled quantity: the line's quantity can't be reduced below it. Decimal text. */
export const committedOf = (line: DemandLine, orders: readonly OrderedLine[]): string =>
  quantityText(parseQuantity(line.deliveredQty) + parseQuantity(line.canceledQty) + underWay(line, orders))

/** Quantity of a demand's line that can still be ordered (`PRODUCT.md E14`). Decimal text. */
export const orderable = (line: DemandLine, orders: readonly OrderedLine[]): string =>
  quantityText(notNegative(remaining(line) - underWay(line, orders)))

/** Quantity that these orders have delivered; a bonus above the ordered quantity does not count. */
const received = (line: DemandLine, orders: readonly OrderedLine[]): bigint =>
  orders
    .filter(({ demandLine }) => demandLine === line.id)
    .reduce((sum, { ordered, delivered }) => sum + smallerOf(parseQuantity(delivered), parseQuantity(ordered)), 0n)

/** Delivered quantity of a demand's line after a change of an order's lines; at most the wanted quantity. Decimal text. */
export const deliveredAfter = (line: DemandLine, before: readonly OrderedLine[], after: readonly OrderedLine[]): string => {
  const delivered = parseQuantity(line.deliveredQty) + received(line, after) - received(line, before)
  return quantityText(smallerOf(notNegative(delivered), notNegative(parseQuantity(line.quantity) - parseQuantity(line.canceledQty))))
}

/** Status of an approved demand: nothing ordered, partly ordered or delivered, or complete (`PRODUCT.md E14`). */
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

/** Cancelled quantity of a line when its demand is cancelled. Decimal text. */
export const cancelledWith = ({ quantity, deliveredQty }: DemandLine): string =>
  quantityText(notNegative(parseQuantity(quantity) - parseQuantity(deliveredQty)))
