import { type RawBuilder, sql } from 'kysely'
import { BUCKETS, DAYS } from '../../../domain/dashboardPeriod.ts'
import { exact, orZero } from '../../db/columnsOf.ts'
import type { Sql } from '../../db/dialects/engine.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Borders of time that lie one behind the other, each part up to the next one and without it. */
export type BucketBounds = readonly string[]

const moved = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS)

const day = (moment: Date): string => moment.toISOString().slice(0, 10)

const parts = (first: number): readonly number[] => [
  first - DAYS,
  ...Array.from({ length: BUCKETS + 1 }, (_, step) => first + (step * DAYS) / BUCKETS),
]

/** As many days as a figure is about, then its steps: moments, up to now. */
export const momentBuckets = (now: Date): BucketBounds => parts(-DAYS).map((days) => moved(now, days).toISOString())

/** The same as days, today included. */
export const dayBuckets = (now: Date): BucketBounds => parts(1 - DAYS).map((days) => day(moved(now, days)))

const MONTHS = 12

/** First days of the last twelve months and of the next one. */
export const monthBuckets = (now: Date): BucketBounds =>
  Array.from({ length: MONTHS + 1 }, (_, index) => day(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1 + index, 1))))

/** Months as moments. */
export const monthMoments = (now: Date): BucketBounds => monthBuckets(now).map((first) => `${first}T00:00:00.000Z`)

/** The condition that a time lies between the first and the last border. */
export const within = (time: Sql, borders: BucketBounds): Sql => sql`${time} >= ${borders[0]} and ${time} < ${borders.at(-1)}`

type Part = `part${number}`

/** A column for each part: the sum of `value` over rows whose time lies in it. Text, for sums are exact. */
export const sums = (time: Sql, borders: BucketBounds, value: Sql): Readonly<Record<Part, RawBuilder<string>>> =>
  Object.fromEntries(
    borders.slice(1).map((until, index) => {
      const inside = sql`${time} >= ${borders[index]} and ${time} < ${until}`
      return [`part${index}`, exact(orZero(sql`sum(case when ${inside} then ${value} else 0 end)`))]
    }),
  )

/** Such columns as a row has them, in their order; zero where there is no row. */
export const sumsOf = (row: Readonly<Record<Part, string>> | undefined, { length }: BucketBounds): readonly bigint[] =>
  Array.from({ length: length - 1 }, (_, index) => BigInt(row?.[`part${index}`] ?? 0))
