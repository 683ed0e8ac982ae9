import type { DatabaseSync } from 'node:sqlite'
import { PERIODS, periodStart } from '../../../../domain/reports/periods.ts'

/** Name of the function of our own statements; those of users' queries have no time zone (`sandboxWork.ts`). */
export const PERIOD_START = 'hub_period_start'

const zones = new Map<string, Intl.DateTimeFormat>()

/** Creating one is expensive. */
const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = zones.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv', { timeZone })
  zones.set(timeZone, made)
  return made
}

/** The day of a moment in a time zone; other texts, such as days, are returned unchanged. */
export const dayOf = (text: string, timeZone: string): string =>
  /^\d{4}-\d\d-\d\d[T ]/.test(text) && !Number.isNaN(Date.parse(text)) ? formatIn(timeZone).format(new Date(text)) : text

/** Adds the function `hub_period_start(value, period, time zone)`: the first day of the period of a day or moment. */
export const addPeriodStart = (db: DatabaseSync): void =>
  db.function(PERIOD_START, { deterministic: true }, (value, name, timeZone) => {
    const period = PERIODS.find((one) => one === name)
    return typeof value === 'string' && period ? (periodStart(period, dayOf(value, String(timeZone))) ?? null) : null
  })
