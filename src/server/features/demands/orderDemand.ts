import { v7 } from 'uuid'
import { orderable } from '../../../domain/demandLines.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import { compareDecimal } from '../../../model/values/decimal.ts'
import type { ActionContext, NamedAction } from '../../records/rules.ts'
import { fieldValue, isValues, type StoredRecord, type Values } from '../../records/values.ts'
import { completeRecord } from '../../records/write/completeRecord.ts'
import { insertRecord } from '../../records/write/createRecord.ts'
import { firmOf } from '../firms/firmScope.ts'
import { asDemandLines, ordersOf } from './demandOrders.ts'

const refuse = (path: string, keyword: string): AppError => {
  const field: FieldError = { path, keyword, params: keyword === 'required' ? { missingProperty: path } : {} }
  return new AppError(422, 'validation', { fields: [field] })
}

/** The lines chosen by `data.lines`, ids of demand lines; without it all. */
function chosen(demand: StoredRecord, data: Values): readonly Values[] {
  const lines = fieldValue(demand, 'lines')
  const rows = Array.isArray(lines) ? lines.filter(isValues) : []
  const ids = fieldValue(data, 'lines')
  if (ids === null) return rows
  const known = new Set(rows.map(({ id }) => id))
  if (!Array.isArray(ids) || !ids.every((id) => known.has(id))) throw refuse('lines', 'reference')
  const wanted = new Set<unknown>(ids)
  return rows.filter(({ id }) => wanted.has(id))
}

/** Lines of a purchase order for what can still be ordered of a demand; each keeps the id of the demand's line. */
async function orderLines(context: ActionContext): Promise<Values[]> {
  const { next: demand, data } = context
  const orders = await ordersOf(context, demand.id)
  const wanted = chosen(demand, data)
  return wanted
    .map((line) => ({ line, quantity: orderable(asDemandLines([line])[0] ?? { id: '', quantity: '0' }, orders) }))
    .filter(({ quantity }) => compareDecimal(quantity, '0') > 0)
    .map(({ line, quantity }, index) => ({
      lineType: 'material',
      lineNumber: index + 1,
      material: fieldValue(line, 'item'),
      unit: fieldValue(line, 'unit'),
      quantity,
      notes: fieldValue(line, 'notes'),
      demand: demand.id,
      demandLine: fieldValue(line, 'id'),
    }))
}

async function makeOrder(context: ActionContext): Promise<void> {
  const { trx, records, subject, next: demand, data, followed } = context
  const entity = entityOf(records, 'purchaseOrders')
  if (!records.access(entity, subject).allowed.has('create')) throw new AppError(403, 'forbidden')
  if (fieldValue(data, 'customer') === null) throw refuse('customer', 'required')
  const lines = await orderLines(context)
  if (lines.length === 0) throw new AppError(409, 'nothingToOrder')
  const order = {
    firm: firmOf(demand),
    date: records.clock().toISOString().slice(0, 10),
    customer: fieldValue(data, 'customer'),
    warehouse: fieldValue(demand, 'warehouse'),
    documentTrackingNumber: fieldValue(demand, 'slipNumber'),
    lines,
  }
  const prepared = completeRecord(entity, order, { rules: records.rules.get(entity.id) })
  const record = await insertRecord(records, trx, entity, subject, { ...prepared, id: v7() }, { followed })
  followed.push({ entity, record, deleted: false })
}

/**
 * Makes a purchase order of what remains of an approved demand (`PRODUCT.md E14`). Takes `customer`, the supplier, and `lines`, ids of the lines
 * to order. Throws `AppError` 409 `demandNotApproved`, `nothingToOrder`, and 422.
 */
export const orderDemand: NamedAction = {
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
