import { orderable } from '../../../domain/demands/demandLines.ts'
import { dayIn } from '../../../domain/timeZones.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { compareDecimal } from '../../../model/values/decimal.ts'
import type { RuleContext } from '../../records/rules.ts'
import { createDependent } from '../../records/write/createDependent.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import { firmOf } from '../firms/firmScope.ts'
import { ordersOf, type Reading } from './demandOrders.ts'
import { type LastPurchase, lastPrice, lastPurchases } from './lastPurchase.ts'

type Demand = EntityMap['demands']
type Order = EntityMap['purchaseOrders']
type OrderDraft = DraftMap['purchaseOrders']
type Making = Pick<RuleContext, 'trx' | 'repository' | 'records' | 'subject' | 'alsoWritten'>

/** The quantity of a demand's line that can still be ordered. */
export interface Wanted {
  readonly demand: Demand
  readonly line: Demand['lines'][number]
  readonly quantity: string
}

/** Lines of demands that can still be ordered, limited to the given ids. */
export async function wantedOf(context: Reading, demands: readonly Demand[], ids?: readonly string[]): Promise<Wanted[]> {
  const wanted: Wanted[] = []
  for (const demand of demands) {
    const orders = await ordersOf(context, demand.id)
    for (const line of demand.lines) {
      const quantity = orderable(line, orders)
      if (compareDecimal(quantity, '0') > 0 && (ids === undefined || ids.includes(line.id))) wanted.push({ demand, line, quantity })
    }
  }
  return wanted
}

/** Supplier and date of the orders. */
export interface Ordering {
  /** Default: the last supplier of each material. */
  readonly supplier?: string | undefined
  readonly expectedDate?: string | undefined
}

interface Group extends Ordering {
  readonly supplier: string
  readonly wanted: readonly Wanted[]
}

type Purchases = ReadonlyMap<string, readonly LastPurchase[]>

/** Groups lines by order: one supplier, one warehouse, one firm. */
function groupsOf(wanted: readonly Wanted[], purchases: Purchases, { supplier, expectedDate }: Ordering): readonly Group[] {
  const from = ({ line }: Wanted) => supplier ?? purchases.get(line.item)?.[0]?.supplier
  const groups = Map.groupBy(wanted, (one) => JSON.stringify([from(one), one.demand.firm, one.demand.warehouse]))
  return [...groups.values()].flatMap((of) => {
    const supplier = of[0] && from(of[0])
    return supplier === undefined ? [] : [{ supplier, expectedDate, wanted: of }]
  })
}

/** The number of the order's demand, if there is exactly one. */
function trackedBy(wanted: readonly Wanted[]): string | null {
  const numbers = [...new Set(wanted.map(({ demand }) => demand.slipNumber))]
  return numbers.length === 1 ? (numbers[0] ?? null) : null
}

async function makeOrder(context: Making, { supplier, expectedDate, wanted }: Group, purchases: Purchases): Promise<Order | undefined> {
  const { trx, records, repository } = context
  const [first] = wanted
  if (!first) return undefined
  const { firm, warehouse } = first.demand
  const { currency } = await firmDefaults({ ...context, next: { firm } })
  const zone = (await repository.of('firms').get(trx, firmOf(first.demand)))?.timeZone
  const order: OrderDraft = {
    firm,
    date: dayIn(records.clock(), zone ?? 'UTC'),
    customer: supplier,
    warehouse,
    currency,
    documentTrackingNumber: trackedBy(wanted),
    ...(expectedDate !== undefined && { expectedDate }),
    lines: wanted.map(({ demand, line, quantity }, index) => ({
      lineType: 'material',
      lineNumber: index + 1,
      material: line.item,
      unit: line.unit,
      quantity,
      price: lastPrice(purchases.get(line.item), { supplier, unit: line.unit, currency }),
      notes: line.notes,
      demand: demand.id,
      demandLine: line.id,
    })),
  }
  return createDependent(context, entityOf(context.records, 'purchaseOrders'), order)
}

/** Past purchases of the wanted materials, by material, in the demanding firms. */
export async function purchasesOf({ repository, trx }: Reading, wanted: readonly Wanted[]): Promise<Purchases> {
  const firms = Map.groupBy(wanted, ({ demand }) => firmOf(demand))
  const found = new Map<string, readonly LastPurchase[]>()
  for (const [firm, of] of firms) {
    const items = of.map(({ line }) => line.item)
    for (const [material, purchases] of await lastPurchases(repository, trx, firm, items)) found.set(material, purchases)
  }
  return found
}

/**
 * Makes purchase orders for demanded goods: one for each supplier, warehouse and firm, at the last purchase prices (`PRODUCT.md E14, E18`).
 * Leaves out goods without a supplier.
 */
export async function orderWanted(context: Making, wanted: readonly Wanted[], ordering: Ordering): Promise<readonly Order[]> {
  const purchases = await purchasesOf(context, wanted)
  const orders: Order[] = []
  for (const group of groupsOf(wanted, purchases, ordering)) {
    const order = await makeOrder(context, group, purchases)
    if (order) orders.push(order)
  }
  return orders
}
