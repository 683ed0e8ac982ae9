import type { DatabaseSync } from 'node:sqlite'
import { PERIODS, periodStart } from '../../../../domain/reports/periods.ts'
import { dayIn, offsetAt } from '../../../../model/values/timeZones.ts'

/** Name of the function of our own statements; those of users' queries have no time zone (`sandboxWork.ts`). */
export const PERIOD_START = 'hub_period_start'

const DAY_MS = 24 * 60 * 60 * 1000

/** A day in UTC, as a time zone sees it. */
interface UtcDay {
  /** Milliseconds by which clocks there are ahead of UTC; undefined if they change on this day. */
  readonly ahead: number | undefined
  readonly previous: string
  readonly next: string
}

/** By time zone and day: writing a date takes ten times as long as adding the offset of its day. */
const utcDays = new Map<string, UtcDay>()
const MAX_DAYS = 20_000

const utcDay = (day: string, timeZone: string): UtcDay => {
  const key = `${timeZone} ${day}`
  const known = utcDays.get(key)
  if (known) return known
  const begin = Date.parse(`${day}T00:00:00.000Z`)
  const [first, last] = [offsetAt(begin, timeZone), offsetAt(begin + DAY_MS, timeZone)]
  const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)
  const made = { ahead: first === last ? first : undefined, previous: dayAt(begin - DAY_MS), next: dayAt(begin + DAY_MS) }
  if (utcDays.size >= MAX_DAYS) utcDays.clear()
  utcDays.set(key, made)
  return made
}

/** The day of a stored moment. */
const dayOfMoment = (text: string, timeZone: string): string => {
  const day = text.slice(0, 10)
  const { ahead, previous, next } = utcDay(day, timeZone)
  if (ahead === undefined) return dayIn(new Date(text), timeZone)
  const seconds = (Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16))) * 60 + Number(text.slice(17, 23))
  const there = seconds * 1000 + ahead
  return there < 0 ? previous : there < DAY_MS ? day : next
}

/** A moment in UTC, as the database stores it. */
const STORED = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** The day of a moment in a time zone; other texts, such as days, are returned unchanged. */
export const dayOf = (text: string, timeZone: string): string => {
  if (STORED.test(text)) return dayOfMoment(text, timeZone)
  return /^\d{4}-\d\d-\d\d[T ]/.test(text) && !Number.isNaN(Date.parse(text)) ? dayIn(new Date(text), timeZone) : text
}

/** First days by period and day. */
const starts = new Map<string, string | null>()

const startOf = (period: unknown, day: string): string | null => {
  const key = `${String(period)} ${day}`
  const known = starts.get(key)
  if (known !== undefined) return known
  const named = PERIODS.find((one) => one === period)
  const start = (named && periodStart(named, day)) ?? null
  if (starts.size >= MAX_DAYS) starts.clear()
  starts.set(key, start)
  return start
}

/** Adds the function `hub_period_start(value, period, time zone)`: the first day of the period of a day or moment. */
export const addPeriodStart = (db: DatabaseSync): void =>
  db.function(PERIOD_START, { deterministic: true }, (value, period, timeZone) =>
    typeof value === 'string' ? startOf(period, dayOf(value, String(timeZone))) : null,
  )
