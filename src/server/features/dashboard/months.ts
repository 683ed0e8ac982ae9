import { sql } from 'kysely'
import type { MonthOfBidding, MonthOfSales } from '../../../domain/dashboard.ts'
import { DEFAULT_CURRENCY } from '../../../domain/defaultCurrency.ts'
import { formatDecimal } from '../../../model/values/decimal.ts'
import type { Sql } from '../../db/dialects/engine.ts'
import { type Asker, own, scaleOf, visible } from '../../records/read/visible.ts'
import { documentCurrency } from './documentCurrency.ts'
import { wonBids } from './figures.ts'
import { monthBorders, monthMoments, sums, sumsOf, within } from './spans.ts'

interface Day {
  readonly date: string
  readonly currency: string
  readonly sum: string
  readonly orders: number | string
}

const monthOf = (date: string): string => date.slice(0, 7)

const byMonth = (days: readonly Day[], scale: number): readonly MonthOfSales[] => {
  const months = Object.entries(Object.groupBy(days, ({ date, currency }) => `${monthOf(date)} ${currency}`))
  return months
    .map(([key, group = []]) => ({
      month: monthOf(key),
      currency: group[0]?.currency ?? DEFAULT_CURRENCY,
      netTotal: formatDecimal(
        group.reduce((total, { sum }) => total + BigInt(sum), 0n),
        scale,
      ),
      orders: group.reduce((total, { orders }) => total + Number(orders), 0),
    }))
    .toSorted((one, other) => one.month.localeCompare(other.month))
}

/** Approved sales orders of the last twelve months. */
export const salesByMonth = async (asker: Asker): Promise<readonly MonthOfSales[] | null> => {
  const where = visible(asker, 'salesOrders', ['date', 'netTotal', 'currency', 'approval'])
  if (!where) return null
  const { rows } = await sql<Day>`
    select t.date, ${documentCurrency} as currency, cast(coalesce(sum(${sql.ref('t.netTotal')}), 0) as text) as sum, count(*) as orders
    from ${sql.table('salesOrders')} as t
    where ${where} and t.approval = 'approved' and t.date >= ${monthBorders(asker.now)[0]}
    group by t.date, ${documentCurrency}`.execute(asker.context.db.read)
  return byMonth(rows, scaleOf(asker, 'salesOrders', 'netTotal'))
}

const counts = async ({ context, now }: Asker, from: Sql, time: Sql): Promise<readonly number[]> => {
  const borders = monthMoments(now)
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    select ${sums(time, borders, sql`1`)} from ${from} and ${within(time, borders)}`.execute(context.db.read)
  return sumsOf(rows[0] ?? {}, borders).map(Number)
}

/** The asker's own bidding, each of the last twelve months. */
export const biddingByMonth = async (asker: Asker): Promise<readonly MonthOfBidding[] | null> => {
  const where = own(asker, 'bids', ['auction'])
  const wins = wonBids(asker)
  if (!where || !wins || !visible(asker, 'auctions', ['status', 'endsAt'])) return null
  const ends = sql.ref('a.endsAt')
  const decided = sql`${sql.table('auctions')} as a where a.status in ('sold', 'unsold')
    and exists (select 1 from ${sql.table('bids')} as t where t.auction = a.id and ${where})`
  const [joined, won] = await Promise.all([counts(asker, decided, ends), counts(asker, wins, ends)])
  return monthBorders(asker.now)
    .slice(0, -1)
    .map((first, index) => ({ month: monthOf(first), joined: joined[index] ?? 0, won: won[index] ?? 0 }))
}
