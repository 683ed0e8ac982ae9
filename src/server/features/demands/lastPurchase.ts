import type { EntityMap } from '../../../model/entityMap.ts'
import type { Queries } from '../../db/database.ts'
import type { Repository } from '../../db/repository/repository.ts'

/** Price and supplier of a purchased material. */
export interface LastPurchase {
  readonly supplier: string
  readonly unit: string | null
  readonly currency: string | null
  readonly price: string
}

/** Number of purchase orders of one material to read, the newest first. */
const LOOKED_AT = 20

/** Purchases of a material in a firm's approved orders, the newest first. */
async function purchasesOf(repository: Repository, queries: Queries, firm: string, material: string): Promise<readonly LastPurchase[]> {
  const filter = [{ path: 'lines.material', operator: 'eq', value: material }] as const
  const sort = { field: 'date', order: 'DESC' } as const
  const where = { firm, approval: 'approved', slipType: 'purchase' } as const
  const orders = await repository.of('purchaseOrders').find(queries, where, { filter, sort, limit: LOOKED_AT })
  return orders.flatMap((order) => purchasesIn(order, material))
}

const purchasesIn = ({ customer, currency, lines }: EntityMap['purchaseOrders'], material: string): readonly LastPurchase[] =>
  lines
    .filter((line) => line.material === material && line.promotion !== true)
    .flatMap(({ unit, price }) => (price === null ? [] : [{ supplier: customer, unit, currency, price }]))

/** Purchases by material, the newest first (`PRODUCT.md E18`). */
export async function lastPurchases(
  repository: Repository,
  queries: Queries,
  firm: string,
  materials: readonly string[],
): Promise<ReadonlyMap<string, readonly LastPurchase[]>> {
  const found = new Map<string, readonly LastPurchase[]>()
  for (const material of new Set(materials)) found.set(material, await purchasesOf(repository, queries, firm, material))
  return found
}

/** The last price for a unit in a currency, from this supplier if possible, else from any. */
export const lastPrice = (
  purchases: readonly LastPurchase[] = [],
  { supplier, unit, currency }: Pick<LastPurchase, 'supplier' | 'unit' | 'currency'>,
): string | null => {
  const fitting = purchases.filter((one) => one.unit === unit && one.currency === currency)
  return (fitting.find((one) => one.supplier === supplier) ?? fitting[0])?.price ?? null
}
