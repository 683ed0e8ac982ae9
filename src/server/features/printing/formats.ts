import { direction, rtlRun } from '../../../model/values/direction.ts'
import { dateFormat } from '../../../model/values/keptFormats.ts'
import { formatDecimal, formatMoney, formatPercent, intlLocale } from '../../../model/values/numberText.ts'

/** Formats values of documents in a language. Null becomes ''. */
export interface Formats {
  readonly amount: (value: string | null | undefined) => string
  readonly money: (value: string | null | undefined, currency: string | null | undefined) => string
  readonly quantity: (value: string | null | undefined) => string
  readonly percent: (value: string | null | undefined) => string
  readonly date: (value: string | null | undefined) => string
}

const trimmed = (value: string | null | undefined): string | null | undefined =>
  value?.includes('.') ? value.replace(/\.?0+$/, '') : value

/** A calendar date: the same day in every time zone. */
const dateOf = (value: string, locale: string): string => {
  const text = dateFormat(intlLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${value}T00:00:00Z`))
  return direction(locale) === 'rtl' ? rtlRun(text) : text
}

export const formatsOf = (locale: string): Formats => ({
  amount: (value) => formatDecimal(value, locale, 2),
  money: (value, currency) => formatMoney(value, currency, locale),
  quantity: (value) => formatDecimal(trimmed(value), locale),
  percent: (value) => formatPercent(trimmed(value), locale),
  date: (value) => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? dateOf(value, locale) : (value ?? '')),
})
