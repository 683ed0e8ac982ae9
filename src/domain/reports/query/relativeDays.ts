import { addDays } from '../../money/days.ts'
import { monthStart, periodStart, type Period as Unit } from '../periods.ts'

/** First and last day, inclusive. */
export type Days = readonly [from: string, to: string]

const startOf = (unit: Unit, day: string): string => periodStart(unit, day) ?? day

/** `count` whole months, from the month `moved` after that of `day`. */
const months = (day: string, moved: number, count: number): Days => [monthStart(day, moved), addDays(monthStart(day, moved + count), -1)]

const PERIODS = {
  today: (day: string): Days => [day, day],
  yesterday: (day: string): Days => [addDays(day, -1), addDays(day, -1)],
  last7Days: (day: string): Days => [addDays(day, -6), day],
  last30Days: (day: string): Days => [addDays(day, -29), day],
  last90Days: (day: string): Days => [addDays(day, -89), day],
  last12Months: (day: string): Days => months(day, -11, 12),
  thisWeek: (day: string): Days => [startOf('week', day), addDays(startOf('week', day), 6)],
  lastWeek: (day: string): Days => [addDays(startOf('week', day), -7), addDays(startOf('week', day), -1)],
  thisMonth: (day: string): Days => months(day, 0, 1),
  lastMonth: (day: string): Days => months(day, -1, 1),
  thisQuarter: (day: string): Days => months(startOf('quarter', day), 0, 3),
  lastQuarter: (day: string): Days => months(startOf('quarter', day), -3, 3),
  thisYear: (day: string): Days => months(startOf('year', day), 0, 12),
  lastYear: (day: string): Days => months(startOf('year', day), -12, 12),
} as const

export type RelativePeriod = keyof typeof PERIODS

/** Days of a period relative to `today` (`YYYY-MM-DD` in the firm's time zone). Last days include today; months, quarters and years are whole. */
export const daysOf = (period: RelativePeriod, today: string): Days => PERIODS[period](today)

/** Whether text names a period. */
export const isRelativePeriod = (text: unknown): text is RelativePeriod => typeof text === 'string' && Object.hasOwn(PERIODS, text)

/** All periods, for choices. */
export const RELATIVE_PERIODS: readonly RelativePeriod[] = Object.keys(PERIODS).filter(isRelativePeriod)
