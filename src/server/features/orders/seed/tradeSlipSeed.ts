import { seedId } from '../../../seed/seedId.ts'
import type { SeedBatch, SeedDraft, SeedRow } from '../../../seed/seedRecord.ts'
import type { SlipNumbers } from '../../numbering/numberingSeed.ts'
import { paymentPlanSeed } from '../../stock/stockSeed.ts'
import { demandSeed } from './demandSeed.ts'
import { moneySeed, withInvoiced } from './moneySeed.ts'
import { movementSeed } from './movementSeed.ts'
import type { OrderSeed, Trade } from './orderSeed.ts'
import { firstAccount } from './tradeSeed.ts'

/** Orders of a firm in the demo. */
interface Orders {
  readonly sales: readonly OrderSeed[]
  readonly bought: readonly OrderSeed[]
}

const NET_30_DAYS = seedId(20, 1)

/** An invoice for every purchase order that is received in full. */
const purchaseSeed = (orders: readonly OrderSeed[]): SeedDraft<'purchases'>[] =>
  orders
    .filter(({ shippingStatus }) => shippingStatus === 'shipped')
    .map(
      (order, position): SeedDraft<'purchases'> => ({
        id: seedId(33, position),
        slipNumber: `INV-${String(20_000 + position)}`,
        date: order.date,
        supplier: order.customer,
        warehouse: order.warehouse,
        paymentPlan: NET_30_DAYS,
        purchaseOrder: order.id,
        currency: 'EUR',
        netTotal: order.netTotal ?? '0.00',
        totalVat: order.totalVat,
        notes: null,
      }),
    )

/** A target for each salesman and quarter of this year. */
const targetSeed = ({ salesmen, now }: Trade): SeedDraft<'targets'>[] =>
  [1, 2, 3, 4].flatMap((quarter) =>
    salesmen.slice(0, 6).map((salesman, index): SeedDraft<'targets'> => {
      const year = now.getUTCFullYear()
      const month = (value: number) => String(value).padStart(2, '0')
      return {
        id: seedId(34, quarter * 10 + index),
        name: `Q${quarter} ${year} ${salesman.name}`,
        salesman: salesman.id,
        startDate: `${year}-${month(quarter * 3 - 2)}-01`,
        endDate: `${year}-${month(quarter * 3)}-${quarter === 1 || quarter === 4 ? 31 : 30}`,
        amount: `${2_500 + index * 1_250}.00`,
        currency: 'EUR',
      }
    }),
  )

/** The firm's targets of this year: all its sales, its orders, and cars of one make. */
const firmTargetSeed = ({ now }: Trade, orders: number): SeedDraft<'targets'>[] => {
  const year = now.getUTCFullYear()
  const common = { period: 'year', startDate: `${year}-01-01`, endDate: `${year}-12-31` } as const
  return [
    {
      id: seedId(34, 60),
      name: `Sales ${year}`,
      scope: 'firm',
      measure: 'net',
      ...common,
      amount: `${orders * 1_100}.00`,
      currency: 'EUR',
    },
    { id: seedId(34, 61), name: `Orders ${year}`, scope: 'firm', measure: 'orders', ...common, count: orders },
    { id: seedId(34, 62), name: `Ford ${year}`, scope: 'make', make: 'Ford', measure: 'cars', ...common, count: 12 },
  ]
}

/** Shares of the salesmen: of their sales, or of what these earn. */
const commissionSeed = ({ salesmen, now }: Trade): SeedDraft<'commissionRules'>[] =>
  salesmen.map(
    (salesman, index): SeedDraft<'commissionRules'> => ({
      id: seedId(63, index),
      salesman: salesman.id,
      ...(index % 2 === 0 ? { percentage: '3.00', basis: 'net' } : { percentage: '12.00', basis: 'profit' }),
      validFrom: `${now.getUTCFullYear() - 1}-01-01`,
      validUntil: null,
    }),
  )

/** A list of the sales prices of all materials, valid since the beginning of last year. */
const priceListSeed = ({ materials, now }: Trade): SeedDraft<'priceLists'>[] => [
  {
    id: seedId(61, 0),
    name: 'Retail prices',
    trade: 'sales',
    currency: 'EUR',
    validFrom: `${now.getUTCFullYear() - 1}-01-01`,
    validUntil: null,
    general: true,
    active: true,
    lines: materials.map(
      ({ record, unit, price }, position): SeedRow<'priceLists', 'lines'> => ({
        id: seedId(62, position),
        material: record.id,
        unit,
        price,
      }),
    ),
  },
]

/** Orders of a firm, with the demands before them and the invoices, payments and movements after them. */
export function slipBatches(
  trade: Trade,
  { sales, bought }: Orders,
  numbers: SlipNumbers,
): { readonly batches: SeedBatch[]; readonly movements: readonly SeedDraft<'materialTransactions'>[] } {
  const { demands, purchases } = demandSeed(trade, bought, numbers)
  const prices = new Map(trade.materials.map(({ record, price }) => [record.id, price]))
  const units = new Map(trade.materials.map(({ record, unit }) => [record.id, unit]))
  const { documents, movements } = movementSeed({ sales, purchases, prices, units, numbers, now: trade.now })
  const materials = trade.materials.map(({ record }) => record)
  const received = purchaseSeed(purchases)
  const paid = { plans: paymentPlanSeed(), bankAccount: firstAccount() }
  const money = moneySeed({ ...trade, materials, sales, purchases: received, ...paid, numbers })
  const batches = [
    { entity: 'salesOrders', records: money.sales },
    { entity: 'demands', records: demands },
    { entity: 'purchaseOrders', records: withInvoiced(purchases) },
    ...money.batches,
    { entity: 'stockDocuments', records: documents },
    { entity: 'materialTransactions', records: movements },
    { entity: 'priceLists', records: priceListSeed(trade) },
    { entity: 'commissionRules', records: commissionSeed(trade) },
    { entity: 'targets', records: [...targetSeed(trade), ...firmTargetSeed(trade, sales.length)] },
    { entity: 'numberSerials', records: numbers.serials() },
  ]
  return { batches, movements }
}
