import type { EntityMap } from '../../model/entityMap.ts'
import { addDays, daysBetween, monthStart } from '../../model/values/days.ts'
import { dateFormat } from '../../model/values/keptFormats.ts'

type Period = NonNullable<EntityMap['targets']['period']>

/** First and last day, inclusive: `2026-03-01`. */
export interface Days {
  readonly startDate: string
  readonly endDate: string
}

const MONTHS: Readonly<Record<Period, number>> = { month: 1, quarter: 3, year: 12 }

/** Whole months, beginning with the first day's month. */
const wholeMonths = (day: string, count: number): Days => ({
  startDate: monthStart(day, 0),
  endDate: addDays(monthStart(day, count), -1),
})

/** The month, quarter or year that begins with a day's month. A quarter may begin with any month, like financial years. */
export const periodFrom = (period: Period, day: string): Days => wholeMonths(day, MONTHS[period])

/** Number of whole months; undefined for periods that are not whole months. */
function monthsIn({ startDate, endDate }: Days): number | undefined {
  const after = addDays(endDate, 1)
  if (!startDate.endsWith('-01') || !after.endsWith('-01')) return undefined
  const [from, to] = [startDate, after].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)))
  return (to ?? 0) - (from ?? 0)
}

/** The following period: as many whole months, or as many days. */
export function nextDays(days: Days): Days {
  const next = addDays(days.endDate, 1)
  const months = monthsIn(days)
  return months === undefined
    ? { startDate: next, endDate: addDays(next, daysBetween(days.startDate, days.endDate)) }
    : wholeMonths(next, months)
}

const LANGUAGES = ['en', 'ar', 'fr', 'tr'] as const

const monthNames = (day: string): readonly string[] => {
  const at = new Date(`${day}T00:00:00Z`)
  return LANGUAGES.map((language) => dateFormat(language, { month: 'long', timeZone: 'UTC' }).format(at))
}

const quarterOf = (day: string): string => String(Math.ceil(Number(day.slice(5, 7)) / 3))

const replaceWord = (text: string, word: string, by: string): string =>
  text.replace(new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'giu'), by)

/**
 * Name of a target in the next period. Replaces `Q4 2026`, `2026-12`, `December 2026` (in any of our languages) and `2026` if they name the ending period.
 * Other names stay.
 */
export function nextName(name: string, from: Days, to: Days): string {
  const [year, quarter] = [from.startDate.slice(0, 4), quarterOf(from.startDate)]
  const months = monthNames(to.startDate)
  const named = monthNames(from.startDate).reduce((text, month, index) => replaceWord(text, month, months[index] ?? month), name)
  const numbered = named
    .replace(new RegExp(`(?<!\\p{L})(\\p{L}{1,2})${quarter}([^\\p{L}\\d]+)(?=${year}(?!\\d))`, 'u'), `$1${quarterOf(to.startDate)}$2`)
    .replace(from.startDate.slice(0, 7), to.startDate.slice(0, 7))
  return replaceWord(numbered, year, to.startDate.slice(0, 4))
}
