import { deliveredAfter, demandStatus, type OrderedLine, orderable } from '../../../domain/demands/demandLines.ts'
import { parseQuantity } from '../../../domain/quantities.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { type ErrorIn, invalid, refuseErrors } from '../../../model/errors.ts'
import { compareDecimal } from '../../../model/values/decimal.ts'
import type { Queries } from '../../db/database.ts'
import { writeDependent } from '../../records/afterCommit.ts'
import type { RuleContext } from '../../records/rules.ts'
import { same } from '../../records/values.ts'
import { type DraftLine, linesOf, type OrderDraft, type Orders } from '../orders/orders.ts'

type Demand = EntityMap['demands']
type Context = RuleContext<Orders>

/** A line of a purchase order that comes from a demand. */
type DemandedLine = DraftLine & { readonly demandLine: string }

const isDemanded = (line: DraftLine): line is DemandedLine => typeof line.demandLine === 'string'

/** Lines of a purchase order that come from demands; none if the order is rejected or cancelled. */
const demandedIn = (order: OrderDraft | undefined): readonly DemandedLine[] =>
  order?.approval === 'rejected' || order?.approval === 'cancelled' ? [] : linesOf(order).filter(isDemanded)

const asOrdered = ({ demandLine, quantity, deliveredQuantity }: DemandedLine): OrderedLine => ({
  demandLine,
  ordered: quantity ?? '0',
  delivered: deliveredQuantity ?? '0',
})

/** Maximum number of purchase orders of one demand. */
const MAX_ORDERS = 1000

/** Dependencies of reading, inside or outside a transaction. */
export interface ReadContext extends Pick<RuleContext, 'repository'> {
  readonly trx: Queries
}

/** Lines of a demand in purchase orders that are neither rejected nor cancelled, except one order. */
export async function ordersOf({ trx, repository }: ReadContext, demand: string, except?: string): Promise<OrderedLine[]> {
  const filter = [
    { path: 'lines.demand', operator: 'eq', value: demand },
    { path: 'approval', operator: 'in', value: ['proposal', 'approved'] },
  ] as const
  const orders = await repository.of('purchaseOrders').find(trx, {}, { filter, limit: MAX_ORDERS })
  return orders.filter(({ id }) => id !== except).flatMap((order) => demandedIn(order).map(asOrdered))
}

/** The demands of an order before or after a write, locked in the order of their ids. */
async function demandsOf({ trx, repository, before, next }: Context): Promise<readonly Demand[]> {
  const lines = [...linesOf(before), ...linesOf(next)]
  const ids = [...new Set(lines.map(({ demand }) => demand).filter((id) => typeof id === 'string'))].sort()
  const demands = repository.of('demands')
  for (const id of ids) await demands.lock(trx, id)
  return ids.length === 0 ? [] : demands.getMany(trx, ids)
}

function foreignLine(line: DemandedLine, index: number, demanded: Demand['lines'][number] | undefined): ErrorIn<OrderDraft>[] {
  if (demanded && line.material === demanded.item && line.unit === demanded.unit) return []
  return [{ path: `lines.${index}.material`, keyword: 'demandLine', params: {} }]
}

/** Quantity ordered by demand line. */
function orderedBy(orders: readonly OrderedLine[]): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { demandLine, ordered } of orders) sums.set(demandLine, (sums.get(demandLine) ?? 0n) + parseQuantity(ordered))
  return sums
}

/** Quantities ordered from each demand by other orders and by this order's lines, read once for all lines. */
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
 * Throws `AppError` 422 if a line from a demand has other goods, or orders more than remains (`PRODUCT.md E14`), also when a rejected order is
 * reopened.
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
    const demanded = known.get(line.demandLine)
    refuseErrors<OrderDraft>(foreignLine(line, index, demanded?.line))
    if (!demanded || !isMore) continue
    const untouched = { ...demanded.line, deliveredQty: deliveredAfter(demanded.line, own, []) }
    const limit = orderable(untouched, besides(demanded.demand, line))
    if (compareDecimal(line.quantity ?? '0', limit) > 0) throw invalid<OrderDraft>(`lines.${index}.quantity`, 'formatMaximum', { limit })
  }
}

/** Demands whose status follows their orders; proposals and cancelled demands keep theirs. */
const FOLLOWING: ReadonlySet<Demand['status']> = new Set(['approved', 'ordering', 'met'])

/**
 * Updates demands from their purchase orders: delivered quantities and status. Rejecting, cancelling or deleting an order returns its
 * quantities.
 */
export async function updateDemands(context: Context): Promise<void> {
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
