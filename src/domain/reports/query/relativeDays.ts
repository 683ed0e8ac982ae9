import { type Days, RELATIVE_PERIODS, type RelativePeriod, relativeDays } from '../../../model/values/relativeDays.ts'

/** Days of a period relative to `today` (`YYYY-MM-DD` in the firm's time zone). Last days include today; months, quarters and years are whole. */
export const daysOf = (period: RelativePeriod, today: string): Days => relativeDays(period, today) ?? [today, today]

/** Whether text names a period. */
export const isRelativePeriod = (text: unknown): text is RelativePeriod => RELATIVE_PERIODS.some((period) => period === text)
