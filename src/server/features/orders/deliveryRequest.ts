import { afterMoving, type Direction, movable } from '../../../domain/delivery.ts'
import { QUANTITY_SCALE } from '../../../domain/quantities.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import { AppError, invalid } from '../../../model/errors.ts'
import { canonicalDecimal, compareDecimal } from '../../../model/values/decimal.ts'
import type { OrderKind } from './orderKinds.ts'
import { type DraftLine, linesOf, type OrderDraft } from './orders.ts'

export type DeliveryBody = BodyOf<OrderKind['moves'][Direction]>

/** Throws 422 if a line is listed twice, because one quantity would be lost. */
export function refuseRepeated(requested: readonly { readonly id: string }[]): void {
  const duplicate = requested.findIndex(({ id }, index) => requested.findIndex((one) => one.id === id) !== index)
  if (duplicate >= 0) throw invalid<DeliveryBody>(`lines.${duplicate}.id`, 'repeated')
}

/** Quantities by line, as sent; undefined: everything that can move. Throws 422. */
function quantities(requested: DeliveryBody['lines'], lines: readonly DraftLine[]): ReadonlyMap<unknown, string> | undefined {
  if (!requested) return undefined
  const known = new Set(lines.map(({ id }) => id))
  if (!requested.every(({ id }) => known.has(id))) throw invalid<DeliveryBody>('lines', 'reference')
  refuseRepeated(requested)
  return new Map(requested.map(({ id, quantity }) => [id, canonicalDecimal(quantity, QUANTITY_SCALE)]))
}

/**
 * The lines of an order after a delivery, or after one is cancelled; without `lines`, of everything possible. Throws `AppError` 422 if a
 * quantity is too large, 409 `nothingToDeliver`.
 */
export function linesAfter(order: OrderDraft, body: DeliveryBody, direction: Direction): readonly DraftLine[] {
  const lines = linesOf(order)
  const requested = quantities(body.lines, lines)
  const after = lines.map((line, index) => {
    const quantity = requested ? (requested.get(line.id) ?? '0') : movable(line, direction)
    if (compareDecimal(quantity, '0') === 0) return line
    const deliveredQuantity = afterMoving(line, quantity, direction)
    if (deliveredQuantity !== undefined) return { ...line, deliveredQuantity }
    const keyword = direction === 'deliver' ? 'overDelivered' : 'formatMaximum'
    throw invalid<OrderDraft>(`lines.${index}.deliveredQuantity`, keyword, { limit: movable(line, direction) })
  })
  if (after.every((line, index) => line === lines[index])) throw new AppError(409, 'nothingToDeliver')
  return after
}
