import { cancelledWith, committedOf } from '../../../domain/demandLines.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import { compareDecimal } from '../../../model/values/decimal.ts'
import type { EntityRules, NamedAction, RuleContext } from '../../records/rules.ts'
import { fieldValue, isValues, same, type Values } from '../../records/values.ts'
import { checkReferences } from '../../records/write/checkReferences.ts'
import { numbered } from '../numbering/numbering.ts'
import { asDemandLines, ordersOf } from './demandOrders.ts'
import { orderDemand } from './orderDemand.ts'

const OPEN: ReadonlySet<unknown> = new Set(['proposal', 'approved', 'ordering'])

const linesOf = (demand: Values | undefined): readonly Values[] => {
  const lines = fieldValue(demand, 'lines')
  return Array.isArray(lines) ? lines.filter(isValues) : []
}

/** Once approved, only who may approve changes what is wanted; what is closed stays as it is (`PRODUCT.md E19`). */
function refuseSettled({ before, next, action, records, entity, subject }: RuleContext): void {
  if (!before || action !== undefined || before.status === 'proposal') return
  if (!OPEN.has(before.status)) {
    if (next) throw new AppError(409, 'demandSettled')
    return
  }
  if (!records.access(entity, subject).allowed.has('approve')) throw new AppError(409, 'demandApproved')
}

/** What is wrong with a line of which something has come or is on order, beside what it was. */
function heldMistakes(line: Values | undefined, known: Values, least: string, index: number): FieldError[] {
  if (!line) return []
  const moved = (['item', 'unit'] as const).filter((name) => !same(line[name], known[name]))
  if (moved.length > 0) return moved.map((name) => ({ path: `lines.${index}.${name}`, keyword: 'lineOrdered', params: {} }))
  return compareDecimal(String(line.quantity), least) < 0
    ? [{ path: `lines.${index}.quantity`, keyword: 'belowOrdered', params: { limit: least } }]
    : []
}

/** No line is lost, changed or cut below what has come of it or is on order: cancelling the order gives it back (`PRODUCT.md E14`). */
async function refuseCuts(context: RuleContext): Promise<void> {
  const { before, next, action } = context
  if (!before || !next || action !== undefined || same(before.lines, next.lines)) return
  const orders = await ordersOf(context, before.id)
  const held = asDemandLines(linesOf(before)).map((line) => ({ id: line.id, least: committedOf(line, orders) }))
  const fields = held
    .filter(({ least }) => compareDecimal(least, '0') > 0)
    .flatMap(({ id, least }) => {
      const index = linesOf(next).findIndex((line) => line.id === id)
      if (index < 0) throw new AppError(409, 'demandOrdered')
      const known = linesOf(before).find((line) => line.id === id)
      return known ? heldMistakes(linesOf(next)[index], known, least, index) : []
    })
  if (fields.length > 0) throw new AppError(422, 'validation', { fields })
}

/** Nothing is approved of which no line says what is wanted, or whose materials are no longer active. */
async function refuseUnready({ records, trx, entity, subject, action, next }: RuleContext): Promise<void> {
  if (action !== 'approve' || !next) return
  if (linesOf(next).length === 0) throw new AppError(422, 'validation', { fields: [{ path: 'lines', keyword: 'emptyDemand', params: {} }] })
  await checkReferences(records, trx, entity, subject, next, { ...next, lines: null })
}

/** A demand can't be cancelled while a purchase order holds of it. */
async function refuseWhileOrdered(context: RuleContext): Promise<void> {
  const { before, next } = context
  if (!before || next?.status !== 'cancelled' || before.status === 'cancelled') return
  const orders = await ordersOf(context, before.id)
  if (orders.some(({ ordered, delivered }) => compareDecimal(ordered, delivered) > 0)) throw new AppError(409, 'demandOrdered')
}

const approve: NamedAction = {
  right: 'approve',
  changes({ status }) {
    if (status !== 'proposal') throw new AppError(409, 'notProposal')
    return { status: 'approved' }
  },
}

/** What is cancelled is not wanted any more: no line waits for the rest of it. */
const cancel: NamedAction = {
  right: 'edit',
  changes(demand) {
    if (!OPEN.has(demand.status)) throw new AppError(409, 'demandSettled')
    const lines = asDemandLines(linesOf(demand)).map((line) => ({ ...line, canceledQty: cancelledWith(line) }))
    return { status: 'cancelled', lines }
  },
}

/** Numbers of demands, their approval and end by name alone, lines that keep what is on order, and their way to purchase orders (`PRODUCT.md E13, E14, E19`). */
export const rules: EntityRules = {
  fill: (context) => numbered(context, { trcode: 'demand', field: 'slipNumber' }),
  async beforeWrite(context) {
    refuseSettled(context)
    await refuseCuts(context)
    await refuseUnready(context)
    await refuseWhileOrdered(context)
  },
  actions: { approve, cancel, order: orderDemand },
}
