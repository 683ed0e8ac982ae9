import { type RawBuilder, sql } from 'kysely'
import type { MonthOfBidding, MonthOfSales } from '../../../domain/dashboard.ts'
import { DEFAULT_CURRENCY } from '../../../domain/defaultCurrency.ts'
import { stringifyDecimal } from '../../../model/values/decimal.ts'
import { columnsOf, exact, isOneOf, orZero, select } from '../../db/columnsOf.ts'
import type { Sql } from '../../db/dialects/engine.ts'
import { type Caller, own, scaleOf, visible } from '../../records/read/visibleRows.sql.ts'
import { documentCurrency } from '../firms/documentCurrency.sql.ts'
import { netTotal } from '../orders/netTotal.sql.ts'
import { monthBuckets, monthMoments, sums, sumsOf, within } from './buckets.sql.ts'
import type { DashboardCaller } from './dashboardCaller.ts'
import { wonBids } from './figures.sql.ts'
import { ownCurrencyFirst } from './ownCurrencyFirst.ts'

interface Day {
  readonly date: string
  readonly currency: string
  readonly sum: string
  readonly orders: number
}

const monthOf = (date: string): string => date.slice(0, 7)

const byMonth = (days: readonly Day[], scale: number): readonly MonthOfSales[] => {
  const months = Object.entries(Object.groupBy(days, ({ date, currency }) => `${monthOf(date)} ${currency}`))
  return months
    .map(([key, group = []]) => ({
      month: monthOf(key),
      currency: group[0]?.currency ?? DEFAULT_CURRENCY,
      netTotal: stringifyDecimal(
        group.reduce((total, { sum }) => total + BigInt(sum), 0n),
        scale,
      ),
      orders: group.reduce((total, { orders }) => total + orders, 0),
    }))
    .toSorted((one, other) => one.month.localeCompare(other.month))
}

/** Approved sales orders of the last twelve months. */
export const salesByMonth = async (caller: DashboardCaller): Promise<readonly MonthOfSales[] | null> => {
  const where = visible(caller, 'salesOrders', ['date', 'netTotal', 'currency', 'approval', 'slipType'])
  if (!where) return null
  const t = columnsOf('salesOrders', 't')
  const [date, currency] = [t('date'), documentCurrency(t('currency'), t('firm'))]
  const { rows } = await select(
    { date, currency, sum: exact(orZero(sql`sum(${netTotal(t)})`)), orders: sql<number>`count(*)` },
    sql`from ${t.table} where ${where} and ${isOneOf(t('approval'), 'approved')} and ${date} >= ${monthBuckets(caller.today)[0]}
      group by ${date}, ${currency}`,
  ).execute(caller.context.db.read)
  return byMonth(ownCurrencyFirst(rows, caller), scaleOf(caller, 'salesOrders', 'netTotal'))
}

const counts = async ({ context, now }: Caller, from: Sql, time: RawBuilder<string>): Promise<readonly number[]> => {
  const borders = monthMoments(now)
  const { rows } = await select(sums(time, borders, sql`1`), sql`from ${from} and ${within(time, borders)}`).execute(context.db.read)
  return sumsOf(rows[0], borders).map(Number)
}

/** The caller's bids in each of the last twelve months. */
export const biddingByMonth = async (caller: Caller): Promise<readonly MonthOfBidding[] | null> => {
  const where = own(caller, 'bids', ['auction'])
  const wins = wonBids(caller)
  if (!where || !wins || !visible(caller, 'auctions', ['status', 'endsAt'])) return null
  const [a, t] = [columnsOf('auctions', 'a'), columnsOf('bids', 't')]
  const decided = sql`${a.table} where ${isOneOf(a('status'), 'sold', 'unsold')}
    and exists (select 1 from ${t.table} where ${t('auction')} = ${a('id')} and ${where})`
  const [joined, won] = await Promise.all([counts(caller, decided, a('endsAt')), counts(caller, wins.from, wins.endsAt)])
  return monthBuckets(caller.now)
    .slice(0, -1)
    .map((first, index) => ({ month: monthOf(first), joined: joined[index] ?? 0, won: won[index] ?? 0 }))
}
