import { withoutDirectionMarks } from '../../../model/values/direction.ts'
import { numberFormat, relativeTimeFormat } from '../../../model/values/keptFormats.ts'
import { formatList, intlLocale } from '../../../providers/i18n/format.ts'

const SECOND = 1_000
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Seconds below which the countdown is shown as urgent. */
export const URGENT = 5 * MINUTE * SECOND

type Unit = 'day' | 'hour' | 'minute' | 'second'

/** Languages whose narrow units are spaced (`1 h`) or ambiguous (Turkish `s` for hours, `d` for minutes). */
const SPACED: ReadonlySet<string> = new Set(['fr', 'tr'])

type Display = 'narrow' | 'short' | 'long'

type Write = (value: number, unit: Unit) => string

const counted =
  (locale: string, unitDisplay: Display): Write =>
  (value, unit) =>
    numberFormat(intlLocale(locale), { style: 'unit', unit, unitDisplay }).format(value)

/**
 * The Arabic form after `in`: `يومين`, not `يومان`, which is the form without a preposition. `Intl` gives this case in relative times only;
 * its short forms are unusual single letters.
 */
const afterIn =
  (locale: string): Write =>
  (value, unit) =>
    withoutDirectionMarks(relativeTimeFormat(intlLocale(locale), { numeric: 'always' }).format(value, unit)).replace(/^خلال /, '')

const writerOf = (locale: string, display: Display): Write => (locale.startsWith('ar') ? afterIn(locale) : counted(locale, display))

/** Started seconds count as whole: the last one is shown until the very end. */
const seconds = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / SECOND))

/** The two largest units. */
const parts = (total: number): readonly (readonly [number, Unit])[] => {
  const days = Math.floor(total / DAY)
  const hours = Math.floor((total % DAY) / HOUR)
  const minutes = Math.floor((total % HOUR) / MINUTE)
  if (days > 0)
    return [
      [days, 'day'],
      [hours, 'hour'],
    ]
  if (hours > 0)
    return [
      [hours, 'hour'],
      [minutes, 'minute'],
    ]
  return [
    [minutes, 'minute'],
    [total % MINUTE, 'second'],
  ]
}

const two = (value: number): string => String(value).padStart(2, '0')

const listed = (total: number, locale: string): string => {
  const write = writerOf(locale, 'long')
  const all = parts(total)
  const shown = all.filter(([value]) => value > 0)
  return formatList(
    (shown.length > 0 ? shown : all.slice(-1)).map(([value, unit]) => write(value, unit)),
    locale,
    { type: 'unit' },
  )
}

const clock = (total: number): string => {
  const [hours, minutes] = [Math.floor(total / HOUR), Math.floor((total % HOUR) / MINUTE)]
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(total % MINUTE)}`
}

/**
 * `2d 4h`, `3h 12m`, and below an hour `12:45`, with the units of the language; minutes after hours have no unit in French (`3 h 05`).
 * Arabic words are too long for narrow places: Arabic shows whole days in their form after `in`, or a clock.
 */
export const countdownText = (milliseconds: number, locale: string): string => {
  const total = seconds(milliseconds)
  if (total < HOUR) return clock(total)
  if (locale.startsWith('ar')) return total < DAY ? clock(total) : writerOf(locale, 'long')(Math.floor(total / DAY), 'day')
  const write = writerOf(locale, SPACED.has(locale) ? 'short' : 'narrow')
  if (locale === 'fr' && total < DAY) return `${write(Math.floor(total / HOUR), 'hour')}\u00a0${two(Math.floor((total % HOUR) / MINUTE))}`
  return parts(total)
    .map(([value, unit]) => write(value, unit))
    .join(' ')
}

/** The same in full words, for screen readers: `12 minutes, 45 seconds`. */
export const countdownWords = (milliseconds: number, locale: string): string => listed(seconds(milliseconds), locale)
