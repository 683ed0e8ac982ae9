import { v7 } from 'uuid'
import { orderable } from '../../../domain/demandLines.ts'
import { demandCalls } from '../../../domain/demands/calls.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { type EntityOf, entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import { compareDecimal } from '../../../model/values/decimal.ts'
import { type ActionContext, namedAction } from '../../records/rules.ts'
import { insertRecord } from '../../records/write/createRecord.ts'
import { deriveAndValidate } from '../../records/write/deriveAndValidate.ts'
import { ordersOf } from './demandOrders.ts'

type Demand = EntityMap['demands']
type Body = BodyOf<typeof demandCalls.order>
type Context = ActionContext<EntityOf<'demands'>, Body>
type OrderDraft = DraftMap['purchaseOrders']

/** Throws `AppError` 422 for a line that the demand does not have. */
function chosen({ lines }: Demand, { lines: ids }: Body): Demand['lines'] {
  if (ids === undefined) return lines
  const wanted = new Set(ids)
  const found = lines.filter(({ id }) => wanted.has(id))
  if (found.length === wanted.size) return found
  throw new AppError(422, 'validation', { fields: [{ path: 'lines', keyword: 'reference', params: {} }] })
}

/** Lines of a purchase order for what can still be ordered of a demand; each keeps the id of the demand's line. */
async function orderLines(context: Context, demand: Demand): Promise<NonNullable<OrderDraft['lines']>> {
  const orders = await ordersOf(context, demand.id)
  const wanted = chosen(demand, context.body)
  return wanted
    .map((line) => ({ line, quantity: orderable(line, orders) }))
    .filter(({ quantity }) => compareDecimal(quantity, '0') > 0)
    .map(({ line, quantity }, index) => ({
      lineType: 'material',
      lineNumber: index + 1,
      material: line.item,
      unit: line.unit,
      quantity,
      notes: line.notes,
      demand: demand.id,
      demandLine: line.id,
    }))
}

async function makeOrder(context: Context): Promise<void> {
  const { trx, records, subject, body, alsoWritten } = context
  const demand: Demand = context.next
  const entity = entityOf(records, 'purchaseOrders')
  if (!records.access(entity, subject).allowed.has('create')) throw new AppError(403, 'forbidden')
  const lines = await orderLines(context, demand)
  if (lines.length === 0) throw new AppError(409, 'nothingToOrder')
  const order: OrderDraft = {
    firm: demand.firm,
    date: records.clock().toISOString().slice(0, 10),
    customer: body.customer,
    warehouse: demand.warehouse,
    documentTrackingNumber: demand.slipNumber,
    lines,
  }
  const prepared = deriveAndValidate(entity, order, { rules: records.rules.get(entity.id) })
  const record = await insertRecord(records, trx, entity, subject, { ...prepared, id: v7() }, { alsoWritten })
  alsoWritten.push({ entity, record, deleted: false })
}

/**
 * Makes a purchase order of what remains of an approved demand (`PRODUCT.md E14`). Throws `AppError` 409 `demandNotApproved`, `nothingToOrder`, and 422.
 */
export const orderDemand = namedAction(demandCalls.order, {
  changes({ status }) {
    if (status !== 'approved' && status !== 'ordering') throw new AppError(409, 'demandNotApproved')
    return {}
  },
  effect: makeOrder,
})
