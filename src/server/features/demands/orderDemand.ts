import { v7 } from 'uuid'
import { orderable } from '../../../domain/demandLines.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { type EntityOf, entityOf } from '../../../model/entityOf.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import { compareDecimal } from '../../../model/values/decimal.ts'
import type { ActionContext, NamedAction } from '../../records/rules.ts'
import { fieldValue, type Values } from '../../records/values.ts'
import { insertRecord } from '../../records/write/createRecord.ts'
import { deriveAndValidate } from '../../records/write/deriveAndValidate.ts'
import { ordersOf } from './demandOrders.ts'

type Demand = EntityMap['demands']
type Context = ActionContext<EntityOf<'demands'>>
type OrderDraft = DraftMap['purchaseOrders']

const refuse = (path: string, keyword: string): AppError => {
  const field: FieldError = { path, keyword, params: keyword === 'required' ? { missingProperty: path } : {} }
  return new AppError(422, 'validation', { fields: [field] })
}

/** The lines chosen by `data.lines`, ids of demand lines; without it all. */
function chosen({ lines }: Demand, data: Values): Demand['lines'] {
  const ids = fieldValue(data, 'lines')
  if (ids === null) return lines
  const known = new Set<unknown>(lines.map(({ id }) => id))
  if (!Array.isArray(ids) || !ids.every((id) => known.has(id))) throw refuse('lines', 'reference')
  const wanted = new Set<unknown>(ids)
  return lines.filter(({ id }) => wanted.has(id))
}

/** Lines of a purchase order for what can still be ordered of a demand; each keeps the id of the demand's line. */
async function orderLines(context: Context, demand: Demand): Promise<NonNullable<OrderDraft['lines']>> {
  const orders = await ordersOf(context, demand.id)
  const wanted = chosen(demand, context.data)
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
  const { trx, records, subject, data, alsoWritten } = context
  const demand: Demand = context.next
  const entity = entityOf(records, 'purchaseOrders')
  if (!records.access(entity, subject).allowed.has('create')) throw new AppError(403, 'forbidden')
  const { customer } = data
  if (typeof customer !== 'string') throw refuse('customer', 'required')
  const lines = await orderLines(context, demand)
  if (lines.length === 0) throw new AppError(409, 'nothingToOrder')
  const order: OrderDraft = {
    firm: demand.firm,
    date: records.clock().toISOString().slice(0, 10),
    customer,
    warehouse: demand.warehouse,
    documentTrackingNumber: demand.slipNumber,
    lines,
  }
  const prepared = deriveAndValidate(entity, order, { rules: records.rules.get(entity.id) })
  const record = await insertRecord(records, trx, entity, subject, { ...prepared, id: v7() }, { alsoWritten })
  alsoWritten.push({ entity, record, deleted: false })
}

/**
 * Makes a purchase order of what remains of an approved demand (`PRODUCT.md E14`). Takes `customer`, the supplier, and `lines`, ids of the lines
 * to order. Throws `AppError` 409 `demandNotApproved`, `nothingToOrder`, and 422.
 */
export const orderDemand: NamedAction<EntityOf<'demands'>> = {
  right: 'edit',
  body: {
    required: ['customer'],
    properties: { customer: { type: 'string', description: 'Id of customers.' }, lines: { type: 'array', items: { type: 'string' } } },
  },
  changes({ status }) {
    if (status !== 'approved' && status !== 'ordering') throw new AppError(409, 'demandNotApproved')
    return {}
  },
  effect: makeOrder,
}
