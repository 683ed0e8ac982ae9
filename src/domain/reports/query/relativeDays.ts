import { type Days, relativeDays } from '../../../model/values/relativeDays.ts'

export type { Days } from '../../../model/values/relativeDays.ts'

/** Names of periods as filters of lists take them. */
const PERIODS = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'last90Days',
  'last12Months',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
] as const

export type RelativePeriod = (typeof PERIODS)[number]

/** Days of a period relative to `today` (`YYYY-MM-DD` in the firm's time zone). Last days include today; months, quarters and years are whole. */
export const daysOf = (period: RelativePeriod, today: string): Days => relativeDays(period, today) ?? [today, today]

/** Whether text names a period. */
export const isRelativePeriod = (text: unknown): text is RelativePeriod => PERIODS.some((period) => period === text)

/** All periods, for choices. */
export const RELATIVE_PERIODS: readonly RelativePeriod[] = PERIODS
