const MINUTE = 60_000

/** Minutes of a day. */
export const DAY = 24 * 60

/** Moment a number of minutes from another, as ISO text. */
export const minutesFrom = (now: Date, minutes: number): string => new Date(now.getTime() + minutes * MINUTE).toISOString()

/** Day a number of days from another, `YYYY-MM-DD`. */
export const daysFrom = (now: Date, days: number): string => new Date(now.getTime() + days * DAY * MINUTE).toISOString().slice(0, 10)
