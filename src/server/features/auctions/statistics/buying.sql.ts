import { sql } from 'kysely'
import type { Buying } from '../../../../domain/auction/statisticsCalls.ts'
import { shareOf } from '../../../../domain/shareOf.ts'
import { columnsOf, exact, isNot, isOneOf, select } from '../../../db/columnsOf.ts'
import type { Queries } from '../../../db/database.ts'
import { moneyOf } from '../amounts.ts'
import { isStandingSale, type OfFirm } from './decidedLots.sql.ts'

const [a, b, d, u] = [columnsOf('auctions', 'a'), columnsOf('bids', 'b'), columnsOf('deals', 'd'), columnsOf('users', 'u')]

const bidsOf = (firm: string) => sql`from ${b.table} join ${u.table} on ${u('id')} = ${b('bidder')} and ${u('firm')} = ${firm}`

const counted = sql<number | string>`count(*)`

/** Bids of the firm's users, the decided lots with such bids, and what the firm has bought, second chances included. */
export async function buyingOf(queries: Queries, { firm, since, now }: OfFirm): Promise<Buying> {
  const placed = await select(
    { bids: counted },
    sql`${bidsOf(firm)} where ${b('at')} >= ${since} and ${b('at')} <= ${now} and ${isNot(b('status'), 'retracted')}`,
  ).execute(queries)
  const joined = await select(
    {
      lots: sql<number | string>`count(distinct ${b('auction')})`,
      won: sql<number | string>`count(distinct case when ${isOneOf(b('status'), 'won')} then ${b('auction')} end)`,
    },
    sql`${bidsOf(firm)} join ${a.table} on ${a('id')} = ${b('auction')} and ${isOneOf(a('status'), 'sold', 'unsold')}
      where ${a('endsAt')} >= ${since} and ${a('endsAt')} <= ${now} and ${isNot(b('status'), 'retracted')}`,
  ).execute(queries)
  const deals = await select(
    {
      currency: d('currency'),
      cars: counted,
      price: exact(sql<number>`sum(${d('price')})`),
      total: exact(sql<number>`sum(${d('total')})`),
    },
    sql`from ${d.table} where ${d('firm')} = ${firm} and ${isStandingSale} and ${d('wonAt')} >= ${since} and ${d('wonAt')} <= ${now}
      group by ${d('currency')} order by count(*) desc, ${d('currency')}`,
  ).execute(queries)
  const [lots, won] = [joined.rows[0]?.lots ?? 0, joined.rows[0]?.won ?? 0]
  return {
    bids: Number(placed.rows[0]?.bids ?? 0),
    lots: Number(lots),
    won: Number(won),
    winRate: shareOf(BigInt(won), BigInt(lots)),
    bought: deals.rows.map(({ currency, cars, price, total }) => ({
      currency: currency ?? '',
      cars: Number(cars),
      price: moneyOf(BigInt(price ?? 0)),
      total: moneyOf(BigInt(total ?? 0)),
    })),
  }
}
