import { dateFormat } from '../../../model/values/keptFormats.ts'
import { intlLocale } from '../../../providers/i18n/format.ts'

const shown = (month: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(intlLocale(locale), { ...options, timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`))

/** `2026-05` → `May 2026` */
export const monthName = (month: string, locale: string): string => shown(month, locale, { month: 'long', year: 'numeric' })

/** `2026-05` → `May` */
export const shortMonth = (month: string, locale: string): string => shown(month, locale, { month: 'short' })

const MONTHS = 12

/** The last twelve months in UTC, as on the server, the oldest first. */
export const lastMonths = (now: Date): readonly string[] =>
  Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1 + index, 1)).toISOString().slice(0, 7),
  )

/** The last day of `2026-02`. */
export const lastDay = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
