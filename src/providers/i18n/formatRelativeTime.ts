import { relativeTimeFormat } from '../../model/values/keptFormats.ts'
import { intlLocale } from './format.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Units from the largest, with their milliseconds. */
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

/** Time relative to `now` (milliseconds) in the user's language: `3 days ago`, `in 2 hours`, within a minute `now`. */
export const formatRelativeTime = (at: string, locale: string, now: number): string => {
  const distance = Date.parse(at) - now
  if (Number.isNaN(distance)) return at
  const [unit, length] =
    UNITS.find(([, milliseconds]) => Math.abs(distance) >= milliseconds) ?? (['second', Number.POSITIVE_INFINITY] as const)
  // Short months look like minutes in French (`il y a 2 m.`).
  const style = unit === 'month' ? 'long' : 'short'
  return relativeTimeFormat(intlLocale(locale), { numeric: 'auto', style }).format(Math.trunc(distance / length), unit)
}
