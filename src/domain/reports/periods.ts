import { PERIODS, type Period } from '../../model/lists/listSummary.ts'
import { addDays, monthStart } from '../../model/values/days.ts'

export { PERIODS, type Period }

const DAY_MS = 24 * 60 * 60 * 1000

/** Changes a `Date` in place to the first day of its period. */
const MOVES: Readonly<Record<Period, (day: Date) => number>> = {
  day: (day) => day.getTime(),
  week: (day) => day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS,
  month: (day) => day.setUTCDate(1),
  quarter: (day) => day.setUTCMonth(day.getUTCMonth() - (day.getUTCMonth() % 3), 1),
  year: (day) => day.setUTCMonth(0, 1),
}

/** First day of a day's period, `2026-11-23`; weeks begin on Monday. Undefined for an invalid day. */
export const periodStart = (period: Period, day: string): string | undefined => {
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(time) ? undefined : new Date(MOVES[period](new Date(time))).toISOString().slice(0, 10)
}

const NEXT: Readonly<Record<Period, (first: string) => string>> = {
  day: (first) => addDays(first, 1),
  week: (first) => addDays(first, 7),
  month: (first) => monthStart(first, 1),
  quarter: (first) => monthStart(first, 3),
  year: (first) => monthStart(first, 12),
}

/** First day of the period after the one that begins on `first`. */
export const nextStart = (period: Period, first: string): string => NEXT[period](first)

/** First and last day of the period that begins with a day. */
export const periodDays = (first: string, period: Period = 'day'): { readonly from: string; readonly to: string } => ({
  from: first,
  to: addDays(nextStart(period, first), -1),
})

/** Days from one day to another; negative if the second is earlier, undefined for invalid days. Also an SQL function of reports. */
export const daysBetween = (from: string, to: string): number | undefined => {
  const days = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS
  return Number.isNaN(days) ? undefined : days
}
