import { orderable } from '../../../domain/demands/demandLines.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { compareDecimal } from '../../../model/values/decimal.ts'
import { dayIn } from '../../../model/values/timeZones.ts'
import type { RuleContext } from '../../records/rules.ts'
import { createDependent } from '../../records/write/createDependent.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import { firmOf } from '../firms/firmScope.ts'
import { ordersOf, type ReadContext } from './demandOrders.ts'
import { type LastPurchase, lastPrice, lastPurchases } from './lastPurchase.ts'

type Demand = EntityMap['demands']
type Order = EntityMap['purchaseOrders']
type OrderDraft = DraftMap['purchaseOrders']
type WriteContext = Pick<RuleContext, 'trx' | 'repository' | 'records' | 'subject' | 'alsoWritten'>

/** The quantity of a demand's line that can still be ordered. */
export interface OrderableLine {
  readonly demand: Demand
  readonly line: Demand['lines'][number]
  readonly quantity: string
}

/** Lines of demands that can still be ordered, limited to the given ids. */
export async function orderableLines(context: ReadContext, demands: readonly Demand[], ids?: readonly string[]): Promise<OrderableLine[]> {
  const found: OrderableLine[] = []
  for (const demand of demands) {
    const orders = await ordersOf(context, demand.id)
    for (const line of demand.lines) {
      const quantity = orderable(line, orders)
      if (compareDecimal(quantity, '0') > 0 && (ids === undefined || ids.includes(line.id))) found.push({ demand, line, quantity })
    }
  }
  return found
}

/** Supplier and date of the orders. */
export interface OrderTerms {
  /** Default: the last supplier of each material. */
  readonly supplier?: string | undefined
  readonly expectedDate?: string | undefined
}

interface Group extends OrderTerms {
  readonly supplier: string
  readonly lines: readonly OrderableLine[]
}

type Purchases = ReadonlyMap<string, readonly LastPurchase[]>

/** Groups lines by order: one supplier, one warehouse, one firm. */
function groupsOf(lines: readonly OrderableLine[], purchases: Purchases, { supplier, expectedDate }: OrderTerms): readonly Group[] {
  const from = ({ line }: OrderableLine) => supplier ?? purchases.get(line.item)?.[0]?.supplier
  const groups = Map.groupBy(lines, (one) => JSON.stringify([from(one), one.demand.firm, one.demand.warehouse]))
  return [...groups.values()].flatMap((of) => {
    const supplier = of[0] && from(of[0])
    return supplier === undefined ? [] : [{ supplier, expectedDate, lines: of }]
  })
}

/** The number of the order's demand, if there is exactly one. */
function trackedBy(lines: readonly OrderableLine[]): string | null {
  const numbers = [...new Set(lines.map(({ demand }) => demand.slipNumber))]
  return numbers.length === 1 ? (numbers[0] ?? null) : null
}

async function makeOrder(
  context: WriteContext,
  { supplier, expectedDate, lines }: Group,
  purchases: Purchases,
): Promise<Order | undefined> {
  const { trx, records, repository } = context
  const [first] = lines
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
    documentTrackingNumber: trackedBy(lines),
    ...(expectedDate !== undefined && { expectedDate }),
    lines: lines.map(({ demand, line, quantity }, index) => ({
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
export async function purchasesOf({ repository, trx }: ReadContext, lines: readonly OrderableLine[]): Promise<Purchases> {
  const firms = Map.groupBy(lines, ({ demand }) => firmOf(demand))
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
export async function createPurchaseOrders(
  context: WriteContext,
  lines: readonly OrderableLine[],
  terms: OrderTerms,
): Promise<readonly Order[]> {
  const purchases = await purchasesOf(context, lines)
  const orders: Order[] = []
  for (const group of groupsOf(lines, purchases, terms)) {
    const order = await makeOrder(context, group, purchases)
    if (order) orders.push(order)
  }
  return orders
}
