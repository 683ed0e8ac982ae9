const DAY_MS = 24 * 60 * 60 * 1000

const time = (day: string): number => Date.parse(`${day}T00:00:00.000Z`)

/** `('2026-01-30', 3)` → `'2026-02-02'` */
export const addDays = (day: string, days: number): string => new Date(time(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((time(to) - time(from)) / DAY_MS)

/** The later of two days. */
export const laterDay = (one: string, other: string): string => (one < other ? other : one)
