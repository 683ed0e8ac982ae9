import { addDays, dayInMonth } from '../../../model/values/days.ts'
import { dayIn, momentAt } from '../../../model/values/timeZones.ts'

/** Days after Monday. */
const WEEKDAYS = { monday: 0, tuesday: 1, wednesday: 2, thursday: 3, friday: 4, saturday: 5, sunday: 6 } as const

/** When a report is mailed. Absent parts count as the first: Monday, the 1st. */
export interface Timing {
  readonly period: 'daily' | 'weekly' | 'monthly'
  readonly weekday?: keyof typeof WEEKDAYS | null
  /** In shorter months the last day. */
  readonly dayOfMonth?: number | null
  /** `07:30:00` */
  readonly time: string
}

/** 0 for Monday. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The day of the current period, or of the one that many periods later. */
function dayAfter(periods: number, { period, weekday, dayOfMonth }: Timing, today: string): string {
  if (period === 'daily') return addDays(today, periods)
  if (period === 'monthly') return dayInMonth(today, periods, dayOfMonth ?? 1)
  const day = weekday ? WEEKDAYS[weekday] : 0
  return addDays(today, day - weekdayOf(today) + 7 * periods)
}

/** The first moment of a schedule after another, ISO 8601 in UTC: after an outage one run makes up for all that were missed. */
export function nextRun(timing: Timing, after: Date, timeZone: string): string {
  const today = dayIn(after, timeZone)
  for (let periods = 0; ; periods += 1) {
    const moment = momentAt(dayAfter(periods, timing, today), timing.time, timeZone)
    if (Date.parse(moment) > after.getTime()) return moment
  }
}
