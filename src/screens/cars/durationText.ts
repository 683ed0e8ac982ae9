import { intlLocale } from '../../providers/i18n/format.ts'

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** The two largest units of a duration in milliseconds, never below zero: `2 days 4 hr`. The second is left out where there is none of it: `2 days`. */
export const durationText = (duration: number, locale: string): string => {
  const seconds = Math.max(0, Math.floor(duration / 1000))
  const largest = UNITS.findIndex(([, size]) => seconds >= size)
  const first = largest < 0 ? UNITS.length - 1 : largest
  let rest = seconds
  const parts = UNITS.slice(first, first + 2).flatMap(([unit, size], at) => {
    const amount = Math.floor(rest / size)
    rest -= amount * size
    return amount === 0 && at > 0
      ? []
      : new Intl.NumberFormat(intlLocale(locale), { style: 'unit', unit, unitDisplay: 'short' }).format(amount)
  })
  return parts.join(' ')
}
