/** Formats dates and times by language; re-exports the formatting of numbers. Unreadable text is returned unchanged; null and `''` give `''`. */

import { direction, rtlRun } from '../../model/values/direction.ts'
import { dateFormat, listFormat } from '../../model/values/keptFormats.ts'
import { intlLocale } from '../../model/values/numberText.ts'

export { formatCount, formatDecimal, formatMoney, formatPercent, intlLocale } from '../../model/values/numberText.ts'

/** Isolates a date in right-to-left languages, so that day, month and year keep their order beside left-to-right text. */
const run = (text: string, locale: string): string => (direction(locale) === 'rtl' ? rtlRun(text) : text)

const shown = (instant: Date, text: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  Number.isNaN(instant.getTime()) ? text : run(dateFormat(intlLocale(locale), options).format(instant), locale)

/** A calendar date `YYYY-MM-DD`: the same day in every time zone. */
export const formatDate = (value: string | null | undefined, locale: string): string => {
  if (!value) return ''
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : new Date(Number.NaN)
  return shown(day, value, locale, { dateStyle: 'medium', timeZone: 'UTC' })
}

/** An instant in ISO 8601 with its zone, shown in the user's time zone (or in `timeZone`). */
export const formatDateTime = (value: string | null | undefined, locale: string, timeZone?: string): string => {
  if (!value) return ''
  const instant = /(Z|[+-]\d{2}:\d{2})$/.test(value) ? new Date(value) : new Date(Number.NaN)
  return shown(instant, value, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
}

/** A time of day `HH:MM` or `HH:MM:SS` without a time zone; shows seconds if they are given. */
export const formatTime = (value: string | null | undefined, locale: string): string => {
  if (!value) return ''
  const time = /^\d{2}:\d{2}(:\d{2})?$/.test(value) ? new Date(`1970-01-01T${value}Z`) : new Date(Number.NaN)
  return shown(time, value, locale, { timeStyle: value.length > 5 ? 'medium' : 'short', timeZone: 'UTC' })
}

interface ListStyle {
  /** By default with `and` before the last text. `names`: by commas, but in Arabic, which has no such list. `unit`: parts of one measure, which Turkish joins by spaces. */
  readonly type?: 'names' | 'unit'
  /** How many texts are listed; a list that goes on ends with `…`. Default: all. */
  readonly most?: number
}

const LISTS = { names: { type: 'conjunction', style: 'narrow' }, unit: { type: 'unit' } } as const

/** The texts as a list in a language: `1, 2, and 3`. */
export const formatList = (texts: readonly string[], locale: string, { type, most = texts.length }: ListStyle = {}): string =>
  texts.length > most
    ? `${formatList(texts.slice(0, most), locale, { type: 'names' })}…`
    : listFormat(intlLocale(locale), type ? LISTS[type] : {}).format(texts)
