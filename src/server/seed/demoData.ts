import { auctionSeed } from '../features/auctions/auctionSeed.ts'
import { carLotSeed, carSeed } from '../features/cars/carSeed.ts'
import * as control from '../features/control/controlSeed.ts'
import { customerSeed } from '../features/customers/customerSeed.ts'
import { dealerFirmId, demoFirm, firmSeed } from '../features/firms/firmSeed.ts'
import { lookupSeed, lookupTypeSeed } from '../features/lookups/lookupSeed.ts'
import { notificationSeed } from '../features/notifications/notificationSeed.ts'
import { slipNumbers } from '../features/numbering/numberingSeed.ts'
import { dealerTradeSeed } from '../features/orders/dealerTradeSeed.ts'
import { movementSeed } from '../features/orders/movementSeed.ts'
import { orderSeed, type Trade } from '../features/orders/orderSeed.ts'
import { bankAccountSeed, salesmanSeed, warehouseSeed } from '../features/orders/tradeSeed.ts'
import { demandSeed, purchaseSeed, targetSeed } from '../features/orders/tradeSlipSeed.ts'
import { withMinimums } from '../features/stock/minimumSeed.ts'
import * as stock from '../features/stock/stockSeed.ts'
import { walletSeed } from '../features/wallets/walletSeed.ts'
import { DEMO_USERS } from './demoUsers.ts'
import { madeLately } from './madeLately.ts'
import { at } from './pick.ts'
import { seedId } from './seedId.ts'
import type { SeedBatch, SeedRecord } from './seedRecord.ts'

/** Enough that lists have to be good. */
export const DEMO_CUSTOMERS = 10_000

/** Now, where nobody says: so that the same data can be made twice. */
const SOME_DAY = new Date('2026-06-01T12:00:00.000Z')

export interface DemoOptions {
  readonly customers?: number
  /** What the demo's orders and auctions are around. */
  readonly now?: Date
}

/** Trade: what is bought, kept and sold. */
function tradeBatches(trade: Trade): SeedBatch[] {
  const numbers = slipNumbers()
  const sales = orderSeed(trade, 'sales', numbers)
  const purchases = orderSeed(trade, 'purchase', numbers)
  const demands = demandSeed(trade, numbers)
  const movements = movementSeed(sales, purchases, trade.now)
  const materials = withMinimums(
    trade.materials.map(({ record }) => record),
    movements,
  )
  return [
    { entity: 'marks', records: stock.markSeed() },
    { entity: 'materials', records: materials },
    { entity: 'banks', records: stock.bankSeed() },
    { entity: 'safeDeposits', records: stock.safeDepositSeed() },
    { entity: 'paymentPlans', records: stock.paymentPlanSeed() },
    { entity: 'salesOrders', records: sales },
    { entity: 'purchaseOrders', records: purchases },
    { entity: 'demands', records: demands },
    { entity: 'purchases', records: purchaseSeed(purchases) },
    { entity: 'materialTransactions', records: movements },
    { entity: 'targets', records: targetSeed(trade) },
    { entity: 'numberSerials', records: numbers.serials() },
  ]
}

/** Cars, their auctions, and the money that went with them. */
function auctionBatches(users: readonly string[], now: Date): SeedBatch[] {
  const [house = '', ...dealers] = users
  const lots = carLotSeed()
  const cars = carSeed(users)
  const { auctions, bids } = auctionSeed(cars, dealers, now)
  const money = walletSeed({ owners: dealers, auctions, bids, now })
  const { walletRequests } = money
  const notifications = notificationSeed({ house, dealer: dealers[0] ?? '', cars, auctions, bids, walletRequests, now })
  return [
    { entity: 'carLots', records: lots },
    { entity: 'cars', records: cars },
    { entity: 'auctions', records: auctions },
    { entity: 'bids', records: bids },
    { entity: 'wallets', records: money.wallets },
    { entity: 'ledgerEntries', records: money.ledgerEntries },
    { entity: 'postings', records: money.postings },
    { entity: 'walletHolds', records: money.walletHolds },
    { entity: 'walletRequests', records: walletRequests },
    { entity: 'notifications', records: notifications },
  ]
}

function controlBatches(accounts: readonly (SeedRecord & { readonly name: string; readonly email: string })[], now: Date): SeedBatch[] {
  const dealers = accounts.map(({ id }) => id)
  return [
    { entity: 'dealers', records: control.dealerSeed(accounts) },
    { entity: 'subscriptionPlans', records: control.planSeed() },
    { entity: 'addonServices', records: control.addonSeed() },
    { entity: 'subscriptions', records: control.subscriptionSeed(dealers, now) },
    { entity: 'controlOperations', records: control.operationSeed() },
    { entity: 'reportTypes', records: control.reportTypeSeed() },
    { entity: 'reports', records: control.reportSeed(dealers) },
  ]
}

/** What the demo adds to the reference data, in an order in which references point backwards. `passwordHash` is what the demo accounts store. */
export function demoData(passwordHash: string, { customers: count = DEMO_CUSTOMERS, now = SOME_DAY }: DemoOptions = {}): SeedBatch[] {
  const users = DEMO_USERS.map(({ roles, ...user }, position) => ({
    ...user,
    id: seedId(0, position),
    roles: [...roles],
    password: passwordHash,
    active: true,
    firm: demoFirm(position),
  }))
  const userIds = users.map(({ id }) => id)
  const house = at(users, 0)
  const customers = customerSeed(count)
  const warehouses = warehouseSeed()
  const salesmen = salesmanSeed(userIds)
  const materials = stock.materialSeed()
  const buyers = customers.filter(({ blocked }) => blocked !== true)
  return [
    { entity: 'firms', records: firmSeed() },
    { entity: 'users', records: users },
    { entity: 'customers', records: madeLately(customers, 3, { now, since: 25, apart: 190 }), by: house },
    { entity: 'bankAccounts', records: madeLately(bankAccountSeed(), 1, { now, since: 1_700, apart: 0 }), by: house },
    { entity: 'warehouses', records: madeLately(warehouses, 1, { now, since: 3_100, apart: 0 }), by: house },
    { entity: 'salesmen', records: madeLately(salesmen, 1, { now, since: 320, apart: 0 }), by: house },
    { entity: 'lookupTypes', records: lookupTypeSeed() },
    { entity: 'lookups', records: lookupSeed() },
    ...tradeBatches({ customers: buyers, warehouses, salesmen: salesmen.filter(({ active }) => active === true), materials, now }),
    ...userIds.slice(1).flatMap((user, position) => dealerTradeSeed({ firm: dealerFirmId(position), number: position + 2, user, now })),
    ...auctionBatches(userIds, now),
    ...controlBatches(
      users.filter(({ roles }) => roles.includes('Dealer')),
      now,
    ),
  ]
}
