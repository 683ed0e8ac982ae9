import { declareCall, type ValueOf } from '../model/calls/callContract.ts'
import { count, listOf, nullable, object, text, textOrNull } from '../model/calls/schemaParts.ts'
import { BUCKETS, COUNTED, DAYS } from './dashboardPeriod.ts'

const trend = { ...listOf(text), description: `Step by step, the oldest first: ${BUCKETS} parts of the last ${DAYS} days` } as const

const FIGURE = object({
  currency: { type: ['string', 'null'], description: 'Null where nothing is paid' },
  value: text,
  before: { type: 'string', description: `What it was in the ${DAYS} days before` },
  trend,
})

const WALLET = object({
  currency: text,
  balance: text,
  held: { type: 'string', description: 'What of it holds take' },
  trend: { ...trend, description: `The balance at the ends of ${BUCKETS} parts of the last ${DAYS} days, the last one is today’s` },
})

const SALES_MONTH = object({
  month: text,
  currency: { type: 'string', description: 'Of orders without one that of their firm' },
  netTotal: text,
  orders: count,
})

const BIDDING_MONTH = object({
  month: text,
  joined: { ...count, description: 'Auctions that were decided in this month and have a bid of the caller’s' },
  won: { ...count, description: 'Those of them that the caller has won' },
})

const CAR_PROFIT = object({ currency: text, profit: text, cars: count })
const SHORT = object({
  ...{ id: text, code: text, name: text, minimum: text },
  available: { type: 'string', description: 'On hand less reserved' },
})
const COUNT = object({ name: text, count: { ...count, description: `Counted up to ${COUNTED}` } })
const WAITING = object({
  ...COUNT.properties,
  since: { ...textOrNull, description: 'Since when the first of them does: a moment or a day' },
})

const DASHBOARD = object({
  since: { type: 'string', description: 'First day of what figures are about' },
  sales: {
    ...nullable(listOf(FIGURE)),
    description: 'Net totals of approved sales orders, less returns, by currency: the firm’s, then that of most orders',
  },
  orders: { ...nullable(FIGURE), description: 'Sales orders, whatever has become of them' },
  carsSold: { ...nullable(FIGURE), description: 'Auctions that ended with a sale' },
  purchases: { ...nullable(listOf(FIGURE)), description: 'Net totals of approved purchase orders, as `sales`' },
  won: { ...nullable(FIGURE), description: 'Auctions that the caller has won' },
  wallets: { ...nullable(listOf(WALLET)), description: 'The caller’s own, by currency' },
  salesByMonth: { ...nullable(listOf(SALES_MONTH)), description: 'Approved sales of the last twelve months, months without any left out' },
  biddingByMonth: { ...nullable(listOf(BIDDING_MONTH)), description: 'The caller’s own bidding in each of the last twelve months' },
  cars: { ...nullable(listOf(COUNT)), description: 'By their status, in the order of the schema' },
  waiting: { ...listOf(WAITING), description: 'What the caller may decide about, by entity' },
  carProfit: {
    ...nullable(listOf(CAR_PROFIT)),
    description:
      'What cars sold in this month of the firm have earned, by currency as `sales`; without those whose costs are in other currencies',
  },
  lowStock: {
    ...nullable(listOf(SHORT)),
    description:
      'Active, countable materials of which less is available than their minimum, as in `/api/stock/low`, those short of most first, at most a hundred',
  },
})

/**
 * The sums of the start page. Amounts are decimal text, times ISO 8601 in UTC, days `2026-05-31`, months `2026-05`. Parts that the caller may not see
 * are null, as are a Dealer's own parts (wallets, bids) for other users.
 */
export const dashboardCalls = {
  read: declareCall({
    method: 'GET',
    path: '/api/dashboard',
    tag: 'System',
    summary:
      'Sums for the start page: sales, orders, purchases and auctions of thirty days, trends of months, cars by status, what waits, materials short of stock',
    right: { screen: 'dashboard' },
    answer: DASHBOARD,
  }),
}

/** A sum over the last `DAYS` days, and over as many days before. */
export type Figure = ValueOf<typeof FIGURE>
export type WalletFigure = ValueOf<typeof WALLET>
export type CarProfit = ValueOf<typeof CAR_PROFIT>
export type MonthOfSales = ValueOf<typeof SALES_MONTH>
export type MonthOfBidding = ValueOf<typeof BIDDING_MONTH>
export type ShortMaterial = ValueOf<typeof SHORT>
/** A number of records, counted up to `COUNTED`. */
export type CountOf = ValueOf<typeof COUNT>
/** Numbers of records that await a decision, by entity. */
export type Waiting = ValueOf<typeof WAITING>
export type Dashboard = ValueOf<typeof DASHBOARD>
