import { type RawBuilder, sql } from 'kysely'
import { BUCKETS, DAYS } from '../../../domain/dashboardPeriod.ts'
import { exact, orZero } from '../../db/columnsOf.ts'
import type { Sql } from '../../db/dialects/engine.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Ascending bounds of time; each bucket ends before the next bound. */
export type BucketBounds = readonly string[]

const moved = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS)

const day = (moment: Date): string => moment.toISOString().slice(0, 10)

const parts = (first: number): readonly number[] => [
  first - DAYS,
  ...Array.from({ length: BUCKETS + 1 }, (_, step) => first + (step * DAYS) / BUCKETS),
]

/** Bounds of the days of a figure, as times up to now. */
export const momentBuckets = (now: Date): BucketBounds => parts(-DAYS).map((days) => moved(now, days).toISOString())

/** The same as days, including today. */
export const dayBuckets = (now: Date): BucketBounds => parts(1 - DAYS).map((days) => day(moved(now, days)))

const MONTHS = 12

/** First days of the last twelve months and of the next one. */
export const monthBuckets = (now: Date): BucketBounds =>
  Array.from({ length: MONTHS + 1 }, (_, index) => day(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1 + index, 1))))

/** The same months as times. */
export const monthMoments = (now: Date): BucketBounds => monthBuckets(now).map((first) => `${first}T00:00:00.000Z`)

/** The condition that a time is between the first and the last bound. */
export const within = (time: Sql, borders: BucketBounds): Sql => sql`${time} >= ${borders[0]} and ${time} < ${borders.at(-1)}`

type Part = `part${number}`

/** One column per bucket: the sum of `value` over rows whose time is in it. As text, because sums are exact. */
export const sums = (time: Sql, borders: BucketBounds, value: Sql): Readonly<Record<Part, RawBuilder<string>>> =>
  Object.fromEntries(
    borders.slice(1).map((until, index) => {
      const inside = sql`${time} >= ${borders[index]} and ${time} < ${until}`
      return [`part${index}`, exact(orZero(sql`sum(case when ${inside} then ${value} else 0 end)`))]
    }),
  )

/** The values of these columns in a row, in order; zeros without a row. */
export const sumsOf = (row: Readonly<Record<Part, string>> | undefined, { length }: BucketBounds): readonly bigint[] =>
  Array.from({ length: length - 1 }, (_, index) => BigInt(row?.[`part${index}`] ?? 0))
