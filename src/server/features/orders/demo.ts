import { backdateCreation } from '../../seed/backdateCreation.ts'
import { madeBy } from '../../seed/pick.ts'
import type { SeedBatch } from '../../seed/seedRecord.ts'
import type { Demo, DemoStep } from '../../seed/seedSteps.ts'
import { dealerFirmId } from '../firms/firmSeed.ts'
import { moneySeed, withInvoiced } from '../invoices/moneySeed.ts'
import { slipNumbers } from '../numbering/numberingSeed.ts'
import { withMinimums } from '../stock/minimumSeed.ts'
import * as stock from '../stock/stockSeed.ts'
import { dealerTradeSeed } from './dealerTradeSeed.ts'
import { demandSeed } from './demandSeed.ts'
import { movementSeed } from './movementSeed.ts'
import { orderSeed, type Trade } from './orderSeed.ts'
import { bankAccountSeed, firstAccount, salesmanSeed, warehouseSeed } from './tradeSeed.ts'
import { priceListSeed, purchaseSeed, targetSeed } from './tradeSlipSeed.ts'

/** Trade: what is bought, kept and sold. */
function tradeBatches(trade: Trade): SeedBatch[] {
  const numbers = slipNumbers()
  const sales = orderSeed(trade, 'sales', numbers)
  const { demands, purchases } = demandSeed(trade, orderSeed(trade, 'purchase', numbers), numbers)
  const prices = new Map(trade.materials.map(({ record, price }) => [record.id, price]))
  const { documents, movements } = movementSeed({ sales, purchases, prices, numbers, now: trade.now })
  const materials = withMinimums(
    trade.materials.map(({ record }) => record),
    movements,
  )
  const plans = stock.paymentPlanSeed()
  const money = moneySeed({ ...trade, materials, sales, purchases: purchaseSeed(purchases), plans, bankAccount: firstAccount(), numbers })
  return [
    { entity: 'marks', records: stock.markSeed() },
    { entity: 'materials', records: materials },
    { entity: 'banks', records: stock.bankSeed() },
    { entity: 'safeDeposits', records: stock.safeDepositSeed() },
    { entity: 'paymentPlans', records: plans },
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

/** The house's trade, and a smaller one of each dealer. */
function batches({ of, now }: Demo): readonly SeedBatch[] {
  const by = madeBy(of('users'))
  const [, ...dealers] = of('users').map(({ id }) => id)
  const customers = of('customers').filter(({ blocked }) => blocked !== true)
  const warehouses = warehouseSeed()
  const salesmen = salesmanSeed(of('users').map(({ id }) => id))
  const active = salesmen.filter((salesman) => salesman.active === true)
  return [
    { entity: 'bankAccounts', records: backdateCreation(bankAccountSeed(), 1, { now, since: 1_700, apart: 0 }), by },
    { entity: 'warehouses', records: backdateCreation(warehouses, 1, { now, since: 3_100, apart: 0 }), by },
    { entity: 'salesmen', records: backdateCreation(salesmen, 1, { now, since: 320, apart: 0 }), by },
    ...tradeBatches({ customers, warehouses, salesmen: active, materials: stock.materialSeed(), now }),
    ...dealers.flatMap((user, position) => dealerTradeSeed({ firm: dealerFirmId(position), number: position + 2, user, now })),
  ]
}

const ADDS = [
  ...['bankAccounts', 'warehouses', 'salesmen', 'marks', 'materials', 'banks', 'safeDeposits', 'paymentPlans', 'salesOrders'],
  ...[
    'purchaseOrders',
    'demands',
    'purchases',
    'invoices',
    'openingBalances',
    'payments',
    'stockDocuments',
    'materialTransactions',
    'targets',
    'priceLists',
    'numberSerials',
  ],
]

export const demo: readonly DemoStep[] = [{ adds: ADDS, needs: ['firms', 'users', 'customers'], batches }]
