import { addDays } from '../../money/days.ts'
import { monthStart, periodStart, type Period as Unit } from '../periods.ts'

/** First and last day, both included. */
export type Days = readonly [from: string, to: string]

const startOf = (unit: Unit, day: string): string => periodStart(unit, day) ?? day

/** Whole months from that of `day` on, which is moved by `moved` months, as many as `count`. */
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

/** The days of a period, as seen on the day `today` (`YYYY-MM-DD`, the firm's). Days counted back include today; a month, quarter or year is whole. */
export const daysOf = (period: RelativePeriod, today: string): Days => PERIODS[period](today)
