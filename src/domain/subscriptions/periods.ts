import { addDays, dayInMonth, daysBetween } from '../../model/values/days.ts'

/** A paid period: its first day, and the first day of the next one. */
export interface Period {
  readonly start: string
  readonly end: string
}

/** Day of the month on which periods begin. */
export const anchorOf = (day: string): number => Number(day.slice(8, 10))

/** First day of the period after the one that begins on `start`: monthly, clamped to the month's end without drift (`PRODUCT.md P1`). */
export const nextRenewal = (start: string, anchorDay: number): string => dayInMonth(start, 1, anchorDay)

/** First day of the period that ends before `renewal`. */
export const previousRenewal = (renewal: string, anchorDay: number): string => dayInMonth(renewal, -1, anchorDay)

/** The last anniversary from `renewal` on that is not after `today`; `renewal` itself if it is in the future. */
export function latestRenewal(renewal: string, anchorDay: number, today: string): string {
  let latest = renewal
  for (let next = nextRenewal(latest, anchorDay); next <= today; next = nextRenewal(latest, anchorDay)) latest = next
  return latest
}

/** Last day of a period. */
export const lastDayOf = ({ end }: Period): string => addDays(end, -1)

/** Days of a period from `from` on, and in all. */
export const daysLeft = ({ start, end }: Period, from: string): { readonly days: number; readonly of: number } => ({
  days: daysBetween(from, end),
  of: daysBetween(start, end),
})
