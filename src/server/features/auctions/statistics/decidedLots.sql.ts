import { type RawBuilder, sql } from 'kysely'
import { MIN_RESULTS, midpoint, RECENT_DAYS, YEARS_AROUND } from '../../../../domain/auction/estimate.ts'
import type { DecidedLot } from '../../../../domain/auction/statistics.ts'
import { daysBetween } from '../../../../model/values/days.ts'
import { dayIn } from '../../../../model/values/timeZones.ts'
import { columnsOf, exact, isOneOf, orNull, type RowOf, select } from '../../../db/columnsOf.ts'
import type { Queries } from '../../../db/database.ts'
import { isoOf } from '../lots.ts'

/** A firm and the moments of the period, ISO 8601 in UTC. */
export interface OfFirm {
  readonly firm: string
  readonly timeZone: string
  readonly since: string
  readonly now: string
}

const [a, c, d] = [columnsOf('auctions', 'a'), columnsOf('cars', 'c'), columnsOf('deals', 'd')]

const DAY = 24 * 60 * 60_000

/** Maximum number of lots, the newest. */
const MOST = 5_000

/** States of a deal whose sale stands. */
export const isStandingSale = isOneOf(d('status'), 'invoiced', 'paid', 'released', 'pickedUp', 'disputed')

const dealOf = sql`from ${d.table} where ${d('auction')} = ${a('id')}`

/** The price of a sale that stands: a second chance has its own; lots sold before there were deals have the auction's. */
const soldFor = sql`case when ${isOneOf(a('status'), 'sold')} then
  case when exists (select 1 ${dealOf}) then (select max(${d('price')}) ${dealOf} and ${isStandingSale}) else ${a('price')} end end`

const decided = ({
  firm,
  since,
  now,
}: OfFirm) => sql`select ${a('id')} as id, ${a('currency')} as currency, ${a('startPrice')} as "startPrice",
    ${a('endsAt')} as "endsAt", ${c('inStockSince')} as "inStockSince", ${c('id')} as car, lower(${c('make')}) as make, lower(${c('model')}) as model,
    ${c('year')} as year, ${soldFor} as price
  from ${a.table} join ${c.table} on ${c('id')} = ${a('car')}
  where ${c('firm')} = ${firm} and ${isOneOf(a('status'), 'sold', 'unsold')} and ${a('endsAt')} >= ${since} and ${a('endsAt')} <= ${now}
  order by ${a('endsAt')} desc, ${a('id')} limit ${sql.lit(MOST)}`

/** Sold lots of everybody, whose prices are public. */
const results = ({
  since,
  now,
}: OfFirm) => sql`select lower(${c('make')}) as make, lower(${c('model')}) as model, ${c('year')} as year, ${c('id')} as car,
    ${a('currency')} as currency, ${a('price')} as price, ${a('endsAt')} as "endsAt"
  from ${a.table} join ${c.table} on ${c('id')} = ${a('car')}
  where ${isOneOf(a('status'), 'sold')} and ${a('price')} is not null
    and ${a('endsAt')} >= ${isoOf(Date.parse(since) - RECENT_DAYS * DAY)} and ${a('endsAt')} <= ${now}`

/** Prices of similar cars before each sold lot, in their order. */
const ranked = sql`select own.id as id, other.price as price, row_number() over (partition by own.id order by other.price) as place,
    count(*) over (partition by own.id) as whole
  from own join other on other.make = own.make and other.model = own.model and other.currency = own.currency
    and other.year between own.year - ${sql.lit(YEARS_AROUND)} and own.year + ${sql.lit(YEARS_AROUND)}
    and other."endsAt" < own."endsAt" and other.car <> own.car
  where own.price is not null`

const column = <V>(name: string): RawBuilder<V> => sql<V>`${sql.ref(name)}`

const ROW = {
  currency: column<string | null>('own.currency'),
  startPrice: exact(column<number>('own.startPrice')),
  price: exact(orNull(column<number>('own.price'))),
  endsAt: column<string>('own.endsAt'),
  inStockSince: column<string | null>('own.inStockSince'),
  low: exact(orNull(sql<number>`min(case when r.place = (r.whole + 1) / 2 then r.price end)`)),
  high: exact(orNull(sql<number>`min(case when r.place = (r.whole + 2) / 2 then r.price end)`)),
  whole: sql<number | string | null>`min(r.whole)`,
}

const bigOf = (text: string | null): bigint | undefined => (text === null ? undefined : BigInt(text))

/** The middle price of similar cars, as the estimate of an offer has it. */
function estimateOf(low: string | null, high: string | null, whole: number): bigint | undefined {
  return low === null || high === null || whole < MIN_RESULTS ? undefined : midpoint(BigInt(low), BigInt(high))
}

/** The firm's lots that were decided in the period, with what similar cars were sold for in the year before it and until then. */
export async function decidedLots(queries: Queries, of: OfFirm): Promise<DecidedLot[]> {
  const rest = sql`from own left join (${ranked}) as r on r.id = own.id
    group by own.id, own.currency, own."startPrice", own.price, own."endsAt", own."inStockSince"`
  const query = sql<RowOf<typeof ROW>>`with own as (${decided(of)}), other as (${results(of)}) ${select(ROW, rest)}`
  const { rows } = await query.execute(queries)
  return rows.map(({ currency, startPrice, price, endsAt, inStockSince, low, high, whole }) => ({
    currency: currency ?? '',
    startPrice: BigInt(startPrice ?? 0),
    price: bigOf(price),
    estimate: estimateOf(low, high, Number(whole)),
    days: inStockSince === null ? undefined : Math.max(0, daysBetween(inStockSince, dayIn(new Date(endsAt), of.timeZone))),
  }))
}
