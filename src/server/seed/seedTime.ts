const MINUTE = 60_000

/** Minutes of a day. */
export const DAY = 24 * 60

/** Moment so many minutes from another, as ISO text. */
export const minutesFrom = (now: Date, minutes: number): string => new Date(now.getTime() + minutes * MINUTE).toISOString()

/** Day so many days from another, `YYYY-MM-DD`. */
export const daysFrom = (now: Date, days: number): string => new Date(now.getTime() + days * DAY * MINUTE).toISOString().slice(0, 10)
