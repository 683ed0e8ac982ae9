import { QUANTITY_SCALE } from '../../../domain/delivery.ts'
import { type DemandLine, deliveredAfter, demandStatus, type OrderedLine, orderable } from '../../../domain/demandLines.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import { compareDecimal, parseDecimal } from '../../../model/values/decimal.ts'
import { changeFollowing } from '../../records/following.ts'
import type { RuleContext } from '../../records/rules.ts'
import { fieldValue, isValues, type StoredRecord, same, type Values } from '../../records/values.ts'

const linesOf = (record: Values | undefined): readonly Values[] => {
  const lines = fieldValue(record, 'lines')
  return Array.isArray(lines) ? lines.filter(isValues) : []
}

const textOf = (row: Values, name: string): string => String(fieldValue(row, name) ?? '0')

/** Lines of a purchase order that a demand asked for; a rejected order holds nothing of any demand. */
const demandedIn = (order: Values | undefined): readonly Values[] =>
  order === undefined || order.approval === 'rejected' ? [] : linesOf(order).filter((line) => fieldValue(line, 'demandLine') !== null)

const asOrdered = (line: Values): OrderedLine => ({
  demandLine: String(line.demandLine),
  ordered: textOf(line, 'quantity'),
  delivered: textOf(line, 'deliveredQuantity'),
})

const asDemandLine = (line: Values): DemandLine => line as unknown as DemandLine

export const asDemandLines = (lines: readonly Values[]): readonly DemandLine[] => lines.map(asDemandLine)

/** Purchase orders of one demand; more are not expected. */
const MOST_ORDERS = 1000

/** What purchase orders that are not rejected hold of a demand, those of one order left out. */
export async function ordersOf({ trx, repository, model }: RuleContext, demand: string, except?: string): Promise<OrderedLine[]> {
  const filter = [
    { path: 'lines.demand', operator: 'eq', value: demand },
    { path: 'approval', operator: 'neq', value: 'rejected' },
  ] as const
  const page = { filter, sort: { field: 'id', order: 'ASC' }, offset: 0, limit: MOST_ORDERS } as const
  const { rows } = await repository.list(trx, entityOf({ model }, 'purchaseOrders'), page)
  return rows.filter(({ id }) => id !== except).flatMap((order) => demandedIn(order).map(asOrdered))
}

/** The demands that an order has to do with before or after a write, locked in the order of their ids. */
async function demandsOf({ trx, repository, model, before, next }: RuleContext): Promise<readonly EntityMap['demands'][]> {
  const lines = [...linesOf(before), ...linesOf(next)]
  const ids = [...new Set(lines.map((line) => fieldValue(line, 'demand')).filter((id) => typeof id === 'string'))].sort()
  const entity = entityOf({ model }, 'demands')
  for (const id of ids) await repository.lock(trx, entity, id)
  return ids.length === 0 ? [] : repository.getMany(trx, entity, ids)
}

const refuse = (fields: readonly FieldError[]) => {
  if (fields.length > 0) throw new AppError(422, 'validation', { fields })
}

function foreignLine(line: Values, index: number, wanted: Values | undefined): FieldError[] {
  if (wanted && same(line.material, wanted.item) && same(line.unit, wanted.unit)) return []
  return [{ path: `lines.${index}.material`, keyword: 'demandLine', params: {} }]
}

/** Quantity ordered by demand line. */
function orderedBy(orders: readonly OrderedLine[]): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { demandLine, ordered } of orders) sums.set(demandLine, (sums.get(demandLine) ?? 0n) + parseDecimal(ordered, QUANTITY_SCALE))
  return sums
}

/** What others hold of each demand and what this order's lines hold of each demand line, read and sorted once for all lines. */
async function heldOf(context: RuleContext, demands: readonly StoredRecord[], held: readonly Values[]) {
  const others = new Map<string, readonly OrderedLine[]>()
  for (const { id } of demands) others.set(id, await ordersOf(context, id, context.before?.id))
  const siblings = Map.groupBy(held, ({ demandLine }) => demandLine)
  return (demand: StoredRecord, line: Values): OrderedLine[] => [
    ...(others.get(demand.id) ?? []),
    ...(siblings.get(line.demandLine) ?? []).filter((other) => other !== line).map((other) => ({ ...asOrdered(other), delivered: '0' })),
  ]
}

/**
 * A line that came from a demand stays what was demanded, and no more of it is ordered than remains (`PRODUCT.md E14`), also when a rejected
 * order comes back. Throws `AppError` 422.
 */
export async function checkDemanded(context: RuleContext): Promise<void> {
  const { before, next } = context
  const held = demandedIn(next)
  if (held.length === 0 || same(held, demandedIn(before))) return
  const demands = await demandsOf(context)
  const known = new Map(demands.flatMap((demand) => linesOf(demand).map((line) => [line.id, { demand, line }] as const)))
  const own = demandedIn(before).map(asOrdered)
  const [wasOrdered, isOrdered] = [orderedBy(own), orderedBy(held.map(asOrdered))]
  const besides = await heldOf(context, demands, held)
  const positions = new Map(linesOf(next).map((line, index) => [line, index]))
  for (const line of held) {
    const index = positions.get(line) ?? 0
    const isMore = (isOrdered.get(String(line.demandLine)) ?? 0n) > (wasOrdered.get(String(line.demandLine)) ?? 0n)
    const wanted = known.get(line.demandLine ?? null)
    refuse(foreignLine(line, index, wanted?.line))
    if (!wanted || !isMore) continue
    const untouched = { ...wanted.line, deliveredQty: deliveredAfter(asDemandLine(wanted.line), own, []) }
    const limit = orderable(asDemandLine(untouched), besides(wanted.demand, line))
    if (compareDecimal(textOf(line, 'quantity'), limit) > 0)
      refuse([{ path: `lines.${index}.quantity`, keyword: 'formatMaximum', params: { limit } }])
  }
}

/** What is a proposal or cancelled stays it. */
const FOLLOWING: ReadonlySet<string> = new Set(['approved', 'ordering', 'met'])

/** Demands follow their purchase orders: what came, and whether anything is still on order; an order that is rejected or deleted gives back. */
export async function followDemanded(context: RuleContext): Promise<void> {
  const { before, next, model } = context
  const [was, is] = [demandedIn(before), demandedIn(next)]
  if (same(was, is)) return
  for (const demand of await demandsOf(context)) {
    if (!FOLLOWING.has(String(demand.status))) continue
    const lines = linesOf(demand).map((line) => ({
      ...line,
      deliveredQty: deliveredAfter(asDemandLine(line), was.map(asOrdered), is.map(asOrdered)),
    }))
    const status = demandStatus(asDemandLines(lines), await ordersOf(context, demand.id))
    if (status !== demand.status || !same(lines, demand.lines))
      await changeFollowing(context, entityOf({ model }, 'demands'), demand, { lines, status })
  }
}
