/** Numbers, money, dates and times as each language writes them. What can't be read as such comes back as it is; nothing (null, empty) is ''. */

type Decimal = `${number}`

/**
 * Arabic with Latin digits, stated and not left to the browser: what its default is changed with the years, inputs of the browser (date, time,
 * number) and identifiers (IBAN, VIN, codes) are Latin in any case, and Gulf and Maghreb accounts are kept in them.
 */
export const intlLocale = (locale: string): string => (locale.split('-')[0] === 'ar' ? 'ar-u-nu-latn' : locale)

const isDecimal = (text: string): text is Decimal => /^-?\d+(\.\d+)?$/.test(text)

const places = (text: string): number => text.split('.')[1]?.length ?? 0

/** `Intl` reads decimal text of any length exactly, so no amount passes through a binary float. */
const decimalText = (text: string, locale: string, options: Intl.NumberFormatOptions): string =>
  isDecimal(text) ? new Intl.NumberFormat(intlLocale(locale), options).format(text) : text

/** Decimal text with as many places as it has, or at least `minimumPlaces`. */
export const formatDecimal = (value: string | null | undefined, locale: string, minimumPlaces = 0): string => {
  if (!value) return ''
  const digits = Math.max(places(value), minimumPlaces)
  return decimalText(value, locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

const currencyDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/**
 * An amount, with its currency where one is given (ISO 4217 code). Shows the currency's own number of places and no fewer than the amount has
 * beyond trailing zeros, so that what is shown is never rounded.
 */
export const formatMoney = (value: string | null | undefined, currency: string | null | undefined, locale: string): string => {
  if (!value) return ''
  if (!currency) return formatDecimal(value, locale, 2)
  if (!/^[A-Z]{3}$/.test(currency)) return `${formatDecimal(value, locale, 2)} ${currency}`
  const digits = Math.max(currencyDigits(currency), places(value.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')))
  return decimalText(value, locale, { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** A percentage held as `18.5` for 18.5 %. */
export const formatPercent = (value: string | null | undefined, locale: string): string => {
  if (!value || !isDecimal(value)) return value ?? ''
  const options: Intl.NumberFormatOptions = { style: 'percent', minimumFractionDigits: 0, maximumFractionDigits: places(value) }
  return new Intl.NumberFormat(intlLocale(locale), options).format(`${value}E-2` as Decimal)
}

const shown = (instant: Date, text: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  Number.isNaN(instant.getTime()) ? text : new Intl.DateTimeFormat(intlLocale(locale), options).format(instant)

/** A calendar date `YYYY-MM-DD`: the same day in every time zone. */
export const formatDate = (value: string | null | undefined, locale: string): string => {
  if (!value) return ''
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : new Date(Number.NaN)
  return shown(day, value, locale, { dateStyle: 'medium', timeZone: 'UTC' })
}

/** An instant in ISO 8601 with its zone, shown in the time zone of whoever looks (or in `timeZone`). */
export const formatDateTime = (value: string | null | undefined, locale: string, timeZone?: string): string => {
  if (!value) return ''
  const instant = /(Z|[+-]\d{2}:\d{2})$/.test(value) ? new Date(value) : new Date(Number.NaN)
  return shown(instant, value, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
}

/** A time of day `HH:MM` or `HH:MM:SS`, of no zone; seconds are shown where they are given. */
export const formatTime = (value: string | null | undefined, locale: string): string => {
  if (!value) return ''
  const time = /^\d{2}:\d{2}(:\d{2})?$/.test(value) ? new Date(`1970-01-01T${value}Z`) : new Date(Number.NaN)
  return shown(time, value, locale, { timeStyle: value.length > 5 ? 'medium' : 'short', timeZone: 'UTC' })
}
