const MINUTE = 60_000

/** Minutes per day. */
export const DAY = 24 * 60

/** Time at an offset in minutes, as ISO text. */
export const minutesFrom = (now: Date, minutes: number): string => new Date(now.getTime() + minutes * MINUTE).toISOString()

/** Day at an offset in days, `YYYY-MM-DD`. */
export const daysFrom = (now: Date, days: number): string => new Date(now.getTime() + days * DAY * MINUTE).toISOString().slice(0, 10)
