import { deliveredAfter, demandStatus, type OrderedLine, orderable } from '../../../domain/demands/demandLines.ts'
import { parseQuantity } from '../../../domain/quantities.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import { compareDecimal } from '../../../model/values/decimal.ts'
import type { Queries } from '../../db/database.ts'
import { writeDependent } from '../../records/afterCommit.ts'
import type { RuleContext } from '../../records/rules.ts'
import { same } from '../../records/values.ts'
import { type DraftLine, linesOf, type OrderDraft, type Orders } from '../orders/orders.ts'

type Demand = EntityMap['demands']
type Context = RuleContext<Orders>

/** A line of a purchase order that a demand asked for. */
type DemandedLine = DraftLine & { readonly demandLine: string }

const isDemanded = (line: DraftLine): line is DemandedLine => typeof line.demandLine === 'string'

/** Lines of a purchase order that a demand asked for; a rejected or cancelled order holds nothing of any demand. */
const demandedIn = (order: OrderDraft | undefined): readonly DemandedLine[] =>
  order?.approval === 'rejected' || order?.approval === 'cancelled' ? [] : linesOf(order).filter(isDemanded)

const asOrdered = ({ demandLine, quantity, deliveredQuantity }: DemandedLine): OrderedLine => ({
  demandLine,
  ordered: quantity ?? '0',
  delivered: deliveredQuantity ?? '0',
})

/** Purchase orders of one demand; more are not expected. */
const MOST_ORDERS = 1000

/** What is read with, in a transaction or outside one. */
export interface Reading extends Pick<RuleContext, 'repository'> {
  readonly trx: Queries
}

/** What purchase orders hold of a demand that are neither rejected nor cancelled, those of one order left out. */
export async function ordersOf({ trx, repository }: Reading, demand: string, except?: string): Promise<OrderedLine[]> {
  const filter = [
    { path: 'lines.demand', operator: 'eq', value: demand },
    { path: 'approval', operator: 'in', value: ['proposal', 'approved'] },
  ] as const
  const orders = await repository.of('purchaseOrders').find(trx, {}, { filter, limit: MOST_ORDERS })
  return orders.filter(({ id }) => id !== except).flatMap((order) => demandedIn(order).map(asOrdered))
}

/** The demands that an order has to do with before or after a write, locked in the order of their ids. */
async function demandsOf({ trx, repository, before, next }: Context): Promise<readonly Demand[]> {
  const lines = [...linesOf(before), ...linesOf(next)]
  const ids = [...new Set(lines.map(({ demand }) => demand).filter((id) => typeof id === 'string'))].sort()
  const demands = repository.of('demands')
  for (const id of ids) await demands.lock(trx, id)
  return ids.length === 0 ? [] : demands.getMany(trx, ids)
}

const refuse = (fields: readonly FieldError[]) => {
  if (fields.length > 0) throw new AppError(422, 'validation', { fields })
}

function foreignLine(line: DemandedLine, index: number, wanted: Demand['lines'][number] | undefined): FieldError[] {
  if (wanted && line.material === wanted.item && line.unit === wanted.unit) return []
  return [{ path: `lines.${index}.material`, keyword: 'demandLine', params: {} }]
}

/** Quantity ordered by demand line. */
function orderedBy(orders: readonly OrderedLine[]): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { demandLine, ordered } of orders) sums.set(demandLine, (sums.get(demandLine) ?? 0n) + parseQuantity(ordered))
  return sums
}

/** What others hold of each demand and what this order's lines hold of each demand line, read and sorted once for all lines. */
async function heldOf(context: Context, demands: readonly Demand[], held: readonly DemandedLine[]) {
  const others = new Map<string, readonly OrderedLine[]>()
  for (const { id } of demands) others.set(id, await ordersOf(context, id, context.before?.id))
  const siblings = Map.groupBy(held, ({ demandLine }) => demandLine)
  return (demand: Demand, line: DemandedLine): OrderedLine[] => [
    ...(others.get(demand.id) ?? []),
    ...(siblings.get(line.demandLine) ?? []).filter((other) => other !== line).map((other) => ({ ...asOrdered(other), delivered: '0' })),
  ]
}

/**
 * A line that came from a demand stays what was demanded, and no more of it is ordered than remains (`PRODUCT.md E14`), also when a rejected
 * order comes back. Throws `AppError` 422.
 */
export async function checkDemanded(context: Context): Promise<void> {
  const { before, next } = context
  const held = demandedIn(next)
  if (held.length === 0 || same(held, demandedIn(before))) return
  const demands = await demandsOf(context)
  const known = new Map(demands.flatMap((demand) => demand.lines.map((line) => [line.id, { demand, line }] as const)))
  const own = demandedIn(before).map(asOrdered)
  const [wasOrdered, isOrdered] = [orderedBy(own), orderedBy(held.map(asOrdered))]
  const besides = await heldOf(context, demands, held)
  const positions = new Map(linesOf(next).map((line, index) => [line, index]))
  for (const line of held) {
    const index = positions.get(line) ?? 0
    const isMore = (isOrdered.get(line.demandLine) ?? 0n) > (wasOrdered.get(line.demandLine) ?? 0n)
    const wanted = known.get(line.demandLine)
    refuse(foreignLine(line, index, wanted?.line))
    if (!wanted || !isMore) continue
    const untouched = { ...wanted.line, deliveredQty: deliveredAfter(wanted.line, own, []) }
    const limit = orderable(untouched, besides(wanted.demand, line))
    if (compareDecimal(line.quantity ?? '0', limit) > 0)
      refuse([{ path: `lines.${index}.quantity`, keyword: 'formatMaximum', params: { limit } }])
  }
}

/** Proposals and cancelled demands keep their status. */
const FOLLOWING: ReadonlySet<Demand['status']> = new Set(['approved', 'ordering', 'met'])

/**
 * Demands follow their purchase orders: delivered quantities, and whether anything is still on order; a rejected, cancelled or deleted
 * order returns its quantities.
 */
export async function followDemanded(context: Context): Promise<void> {
  const { before, next, model } = context
  const [was, is] = [demandedIn(before), demandedIn(next)]
  if (same(was, is)) return
  for (const demand of await demandsOf(context)) {
    if (!FOLLOWING.has(demand.status)) continue
    const lines = demand.lines.map((line) => ({
      ...line,
      deliveredQty: deliveredAfter(line, was.map(asOrdered), is.map(asOrdered)),
    }))
    const status = demandStatus(lines, await ordersOf(context, demand.id))
    if (status !== demand.status || !same(lines, demand.lines))
      await writeDependent(context, entityOf({ model }, 'demands'), demand, { lines, status })
  }
}
