import { sql } from 'kysely'
import { MIN_RESULTS, midpoint, RECENT_DAYS, YEARS_AROUND } from '../../../../domain/auction/estimate.ts'
import type { offerCalls } from '../../../../domain/auction/offerCalls.ts'
import type { AnswerOf } from '../../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../../model/entityMap.ts'
import { columnsOf, exact, isOneOf, select } from '../../../db/columnsOf.ts'
import type { Queries } from '../../../db/database.ts'
import { moneyOf } from '../amounts.ts'
import { isoOf } from '../lots.ts'

type Estimate = AnswerOf<typeof offerCalls.estimate>

const [a, c] = [columnsOf('auctions', 'a'), columnsOf('cars', 'c')]

const DAY = 24 * 60 * 60_000

/** Statistics of prices, by currency: the two middle prices are the same for an odd number. */
const figures = {
  currency: sql<string>`currency`,
  count: sql<number | string>`count(*)`,
  lowest: exact(sql<string>`min(price)`),
  low: exact(sql<string>`min(case when place = (whole + 1) / 2 then price end)`),
  high: exact(sql<string>`min(case when place = (whole + 2) / 2 then price end)`),
  highest: exact(sql<string>`max(price)`),
}

/** What cars of the same make, model and years were recently sold for in auctions. Prices of sold lots are public; nothing else is read. */
export async function estimateOf(queries: Queries, { id, make, model, year }: EntityMap['cars'], now: number): Promise<Estimate> {
  if (make === null || model === null || year === null) return { days: RECENT_DAYS, years: [], results: [] }
  const years = [year - YEARS_AROUND, year + YEARS_AROUND]
  const sold = sql`select ${a('currency')} as currency, ${a('price')} as price,
      row_number() over (partition by ${a('currency')} order by ${a('price')}) as place,
      count(*) over (partition by ${a('currency')}) as whole
    from ${a.table} join ${c.table} on ${c('id')} = ${a('car')}
    where ${isOneOf(a('status'), 'sold')} and ${a('endsAt')} >= ${isoOf(now - RECENT_DAYS * DAY)} and ${a('price')} is not null
      and ${a('currency')} is not null and lower(${c('make')}) = lower(${make}) and lower(${c('model')}) = lower(${model})
      and ${c('year')} between ${years[0]} and ${years[1]} and ${c('id')} <> ${id}`
  const { rows } = await select(figures, sql`from (${sold}) as results group by currency order by count(*) desc, currency`).execute(queries)
  const results = rows.map(({ currency, count, lowest, low, high, highest }) => ({
    currency,
    count: Number(count),
    prices:
      Number(count) < MIN_RESULTS
        ? null
        : {
            lowest: moneyOf(BigInt(lowest)),
            median: moneyOf(midpoint(BigInt(low), BigInt(high))),
            highest: moneyOf(BigInt(highest)),
          },
  }))
  return { days: RECENT_DAYS, years, results }
}
