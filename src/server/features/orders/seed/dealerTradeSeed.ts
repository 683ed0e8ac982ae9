import type { Json } from '../../../../model/entitySchema.ts'
import { withValues } from '../../../../model/records/withValues.ts'
import { isValues } from '../../../records/values.ts'
import type { SeedBatch, SeedRecord } from '../../../seed/seedRecord.ts'
import { customerSeed } from '../../customers/customerSeed.ts'
import { slipNumbers } from '../../numbering/numberingSeed.ts'
import { materialSeed } from '../../stock/stockSeed.ts'
import { orderSeed } from './orderSeed.ts'
import { bankAccountSeed, salesmanSeed, warehouseSeed } from './tradeSeed.ts'
import { slipBatches } from './tradeSlipSeed.ts'

/** A dealer's firm in the demo. */
export interface DealersFirm {
  readonly firm: string
  readonly number: number
  /** The dealer's account. */
  readonly user: string
  readonly now: Date
}

/** Number of a dealer's customers, and which of the generated orders a dealer gets: every fifth sale and fourth purchase. */
const CUSTOMERS = 40
const [SALES_APART, PURCHASES_APART] = [5, 4]

const each = <R>(records: readonly R[], apart: number): R[] => records.filter((_, position) => position % apart === 0)

function batchesOf({ number, user, now }: DealersFirm): SeedBatch[] {
  const numbers = slipNumbers()
  const customers = customerSeed(CUSTOMERS * number).slice(-CUSTOMERS)
  const warehouses = warehouseSeed().slice(0, 2)
  const salesmen = salesmanSeed([user]).slice(0, 4)
  const buyers = customers.filter(({ blocked }) => blocked !== true)
  const trade = { customers: buyers, warehouses, salesmen, materials: materialSeed(), now }
  const sales = each(orderSeed(trade, 'sales', numbers), SALES_APART)
  const bought = each(orderSeed(trade, 'purchase', numbers), PURCHASES_APART)
  const { batches } = slipBatches(trade, { sales, bought }, numbers)
  return [
    { entity: 'customers', records: customers },
    { entity: 'bankAccounts', records: bankAccountSeed(2) },
    { entity: 'warehouses', records: warehouses.map((warehouse) => withValues(warehouse, { firmNo: number })) },
    { entity: 'salesmen', records: salesmen.map((salesman) => withValues(salesman, { firmNo: number })) },
    ...batches,
  ]
}

/** Ids of records and of their rows. */
const idsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (!isValues(value)) return []
  return [...(typeof value.id === 'string' ? [value.id] : []), ...Object.values(value).flatMap(idsIn)]
}

function mapped(value: Json, ids: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return ids.get(value) ?? value
  if (Array.isArray(value)) return value.map((one: Json) => mapped(one, ids))
  return isValues(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapped(one, ids)])) : value
}

/** Trade of a dealer's firm: like the house's but smaller, with its own ids. Materials, units and templates are the house's. */
export function dealerTradeSeed(dealer: DealersFirm): SeedBatch[] {
  const batches = batchesOf(dealer)
  const ids = new Map(
    batches
      .flatMap(({ records }) => idsIn(records))
      .map((id) => [id, id.replace('-8000-', `-8${String(dealer.number).padStart(3, '0')}-`)]),
  )
  const own = (record: SeedRecord): SeedRecord => ({
    ...Object.fromEntries(Object.entries(record).map(([name, value]) => [name, mapped(value, ids)])),
    id: ids.get(record.id) ?? record.id,
    firm: dealer.firm,
  })
  return batches.map(({ entity, records }) => ({ entity, records: records.map(own) }))
}
