import type { Json } from '../../../model/entitySchema.ts'
import { isValues } from '../../records/values.ts'
import type { SeedBatch, SeedRecord } from '../../seed/seedRecord.ts'
import { customerSeed } from '../customers/customerSeed.ts'
import { moneySeed, withInvoiced } from '../invoices/moneySeed.ts'
import { slipNumbers } from '../numbering/numberingSeed.ts'
import * as stock from '../stock/stockSeed.ts'
import { demandSeed } from './demandSeed.ts'
import { movementSeed } from './movementSeed.ts'
import { orderSeed } from './orderSeed.ts'
import { bankAccountSeed, firstAccount, salesmanSeed, warehouseSeed } from './tradeSeed.ts'
import { priceListSeed, purchaseSeed, targetSeed } from './tradeSlipSeed.ts'

/** A dealer's firm in the demo. */
export interface DealersFirm {
  readonly firm: string
  readonly number: number
  /** The dealer's account. */
  readonly user: string
  readonly now: Date
}

/** Customers of a dealer, and how far apart their orders lie among those of the house's making. */
const CUSTOMERS = 40
const [SALES_APART, PURCHASES_APART] = [5, 4]

const each = (records: readonly SeedRecord[], apart: number): SeedRecord[] => records.filter((_, position) => position % apart === 0)

function batchesOf({ number, user, now }: DealersFirm): SeedBatch[] {
  const numbers = slipNumbers()
  const customers = customerSeed(CUSTOMERS * number).slice(-CUSTOMERS)
  const warehouses = warehouseSeed().slice(0, 2)
  const salesmen = salesmanSeed([user]).slice(0, 4)
  const buyers = customers.filter(({ blocked }) => blocked !== true)
  const trade = { customers: buyers, warehouses, salesmen, materials: stock.materialSeed(), now }
  const sales = each(orderSeed(trade, 'sales', numbers), SALES_APART)
  const bought = each(orderSeed(trade, 'purchase', numbers), PURCHASES_APART)
  const { demands, purchases } = demandSeed(trade, bought, numbers)
  const money = moneySeed({
    ...trade,
    materials: trade.materials.map(({ record }) => record),
    sales,
    purchases: purchaseSeed(purchases),
    plans: stock.paymentPlanSeed(),
    bankAccount: firstAccount(),
    numbers,
  })
  const prices = new Map(trade.materials.map(({ record, price }) => [record.id, price]))
  const { documents, movements } = movementSeed({ sales, purchases, prices, numbers, now })
  return [
    { entity: 'customers', records: customers },
    { entity: 'bankAccounts', records: bankAccountSeed(2) },
    { entity: 'warehouses', records: warehouses.map((warehouse) => ({ ...warehouse, firmNo: number })) },
    { entity: 'salesmen', records: salesmen.map((salesman) => ({ ...salesman, firmNo: number })) },
    { entity: 'salesOrders', records: money.sales },
    { entity: 'demands', records: demands },
    { entity: 'purchaseOrders', records: withInvoiced(purchases) },
    ...money.batches,
    { entity: 'stockDocuments', records: documents },
    { entity: 'materialTransactions', records: movements },
    { entity: 'priceLists', records: priceListSeed(trade) },
    { entity: 'targets', records: targetSeed(trade) },
    { entity: 'numberSerials', records: numbers.serials() },
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

/** Trade of a dealer's firm: made as the house's is, smaller, under ids of its own; materials, units and templates are the house's. */
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
