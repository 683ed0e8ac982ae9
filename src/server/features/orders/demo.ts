import { backdateCreation } from '../../seed/backdateCreation.ts'
import { madeBy } from '../../seed/pick.ts'
import type { SeedBatch } from '../../seed/seedRecord.ts'
import type { Demo, DemoStep } from '../../seed/seedSteps.ts'
import { dealerFirmId } from '../firms/firmSeed.ts'
import { slipNumbers } from '../numbering/numberingSeed.ts'
import { withMinimums } from '../stock/minimumSeed.ts'
import * as stock from '../stock/stockSeed.ts'
import { dealerTradeSeed } from './seed/dealerTradeSeed.ts'
import { orderSeed, type Trade } from './seed/orderSeed.ts'
import { bankAccountSeed, salesmanSeed, warehouseSeed } from './seed/tradeSeed.ts'
import { slipBatches } from './seed/tradeSlipSeed.ts'

/** The house's purchases, stock and sales. */
function tradeBatches(trade: Trade): SeedBatch[] {
  const numbers = slipNumbers()
  const orders = { sales: orderSeed(trade, 'sales', numbers), bought: orderSeed(trade, 'purchase', numbers) }
  const { batches, movements } = slipBatches(trade, orders, numbers)
  const materials = trade.materials.map(({ record }) => record)
  return [
    { entity: 'marks', records: stock.markSeed() },
    { entity: 'materials', records: withMinimums(materials, movements) },
    { entity: 'banks', records: stock.bankSeed() },
    { entity: 'safeDeposits', records: stock.safeDepositSeed() },
    { entity: 'paymentPlans', records: stock.paymentPlanSeed() },
    ...batches,
  ]
}

/** Trade of the house, and on a smaller scale of each dealer. */
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
    'commissionRules',
    'priceLists',
    'numberSerials',
  ],
]

export const demo: readonly DemoStep[] = [{ adds: ADDS, needs: ['firms', 'users', 'customers'], batches }]
