const DAY_MS = 24 * 60 * 60 * 1000

const time = (day: string): number => Date.parse(`${day}T00:00:00.000Z`)

/** Whether a text is a day that exists: `Date` reads 31 February as 3 March. */
export const isDay = (text: string): boolean => new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

/** `('2026-01-30', 3)` → `'2026-02-02'` */
export const addDays = (day: string, days: number): string => new Date(time(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((time(to) - time(from)) / DAY_MS)

/** The later of two days. */
export const laterDay = (one: string, other: string): string => (one < other ? other : one)

/** First day of the month that is `months` after that of a day. */
export const monthStart = (day: string, months: number): string => {
  const first = new Date(time(`${day.slice(0, 7)}-01`))
  return new Date(first.setUTCMonth(first.getUTCMonth() + months)).toISOString().slice(0, 10)
}

/** A day of the month that is `months` after that of a day; the last day of months that are too short. */
export function dayInMonth(day: string, months: number, dayOfMonth: number): string {
  const last = addDays(monthStart(day, months + 1), -1)
  const date = `${last.slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`
  return date < last ? date : last
}
