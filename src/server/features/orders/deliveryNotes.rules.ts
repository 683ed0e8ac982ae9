import { movable, shippingStatus } from '../../../domain/delivery.ts'
import { parseQuantity, quantityText } from '../../../domain/quantities.ts'
import { type EntityOf, entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import { withValues } from '../../../model/records/withValues.ts'
import { compareDecimal } from '../../../model/values/decimal.ts'
import type { RuleContext, RulesFor } from '../../records/rules.ts'
import { recordWritten } from '../../records/write/recordWritten.ts'
import type { StockDocument } from '../stock/documents/documents.ts'
import type { Order, OrderDraft, OrderId } from './orders.ts'

type Context = RuleContext<EntityOf<'stockDocuments'>>

/** The order's lines without the note. Throws `AppError` 409 if part of it has been cancelled, or delivered again, since. */
function linesWithout(order: Order, { lines, takesBack }: StockDocument): Order['lines'] {
  const moved = new Map((lines ?? []).map(({ orderLine, quantity }) => [orderLine, quantity ?? '0']))
  return order.lines.map((line) => {
    const quantity = moved.get(line.id)
    if (quantity === undefined) return line
    if (compareDecimal(quantity, movable(line, takesBack ? 'deliver' : 'takeBack')) > 0) throw new AppError(409, 'alreadyReversed')
    const delivered = parseQuantity(line.deliveredQuantity) + (takesBack ? parseQuantity(quantity) : -parseQuantity(quantity))
    return withValues(line, { deliveredQuantity: quantityText(delivered) })
  })
}

/** Subtracts a cancelled note from the delivered quantities of its order and applies the order's rules. */
async function followOrder(context: Context, id: OrderId, order: string, note: StockDocument): Promise<void> {
  const { trx, repository, records, subject, alsoWritten } = context
  const entity = entityOf(records, id)
  await repository.lock(trx, entity, order)
  const before = await repository.of(id).get(trx, order)
  if (!before) return
  if (before.approval !== 'approved') throw new AppError(409, 'notApproved')
  const lines = linesWithout(before, note)
  const changes: OrderDraft = { lines, shippingStatus: shippingStatus(id === 'salesOrders' ? 'sales' : 'purchase', lines) }
  const about = { ...context, entity, before, action: 'cancelDelivery' }
  const rules = records.rules.get(id)
  await rules?.beforeWrite?.({ ...about, next: { ...before, ...changes } })
  const after = await repository.update(trx, entity, before, changes)
  await rules?.afterWrite?.({ ...about, next: after })
  await recordWritten(records, trx, { entity, subject, action: note.takesBack ? 'deliver' : 'cancelDelivery', before, after })
  alsoWritten.push({ entity, record: after, before, deleted: false })
}

/** Cancelling a delivery note cancels its delivery in the order (`PRODUCT.md E17`). */
export const rules: RulesFor<'stockDocuments'> = {
  async afterWrite(context) {
    const { action, next } = context
    if (action !== 'cancel' || !next) return
    if (next.salesOrder !== null) await followOrder(context, 'salesOrders', next.salesOrder, next)
    if (next.purchaseOrder !== null) await followOrder(context, 'purchaseOrders', next.purchaseOrder, next)
  },
}
