import { intlLocale } from '../../providers/i18n/format.ts'

const SECOND = 1_000
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** From here on seconds matter, and the countdown is shown as urgent. */
export const URGENT = 5 * MINUTE * SECOND

type Unit = 'day' | 'hour' | 'minute' | 'second'

const formats = new Map<string, Intl.NumberFormat>()

/** Where the narrow signs are set apart (`1 h`), or one is read as another (Turkish `s` for hours, `d` for minutes). */
const SPACED: ReadonlySet<string> = new Set(['fr', 'tr'])

const formatOf = (locale: string, unit: Unit, unitDisplay: 'narrow' | 'short' | 'long'): Intl.NumberFormat => {
  const key = `${locale} ${unit} ${unitDisplay}`
  const known = formats.get(key) ?? new Intl.NumberFormat(intlLocale(locale), { style: 'unit', unit, unitDisplay })
  formats.set(key, known)
  return known
}

/** Begun seconds count as whole: the last one is shown until the very end. */
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

/** `2d 4h`, `3h 12m`, and below an hour `12:45`, in the words of the language. */
export const countdownText = (milliseconds: number, locale: string): string => {
  const total = seconds(milliseconds)
  if (total < HOUR) return `${Math.floor(total / MINUTE)}:${two(total % MINUTE)}`
  return parts(total)
    .map(([value, unit]) => formatOf(locale, unit, SPACED.has(locale) ? 'short' : 'narrow').format(value))
    .join(' ')
}

/** The same in full words, for those who hear it: `12 minutes, 45 seconds`. */
export const countdownWords = (milliseconds: number, locale: string): string =>
  new Intl.ListFormat(intlLocale(locale), { type: 'unit' }).format(
    parts(seconds(milliseconds)).map(([value, unit]) => formatOf(locale, unit, 'long').format(value)),
  )
