import { direction, ltrRun, rtlRun, withoutDirectionMarks } from './direction.ts'
import { numberFormat } from './keptFormats.ts'

type Decimal = `${number}`

/**
 * Arabic with Latin digits, stated and not left to the browser: what its default is changed with the years, inputs of the browser (date, time,
 * number) and identifiers (IBAN, VIN, codes) are Latin in any case, and Gulf and Maghreb accounts are kept in them.
 */
export const intlLocale = (locale: string): string => (locale.split('-')[0] === 'ar' ? 'ar-u-nu-latn' : locale)

const isDecimal = (text: string): text is Decimal => /^-?\d+(\.\d+)?$/.test(text)

const places = (text: string): number => text.split('.')[1]?.length ?? 0

export interface NumberStyle {
  /** A plus before numbers above zero. */
  readonly signed?: boolean
}

const signOf = ({ signed }: NumberStyle): Intl.NumberFormatOptions => (signed ? { signDisplay: 'exceptZero' } : {})

const formatOf = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => numberFormat(intlLocale(locale), options)

/** `Intl` reads decimal text of any length exactly, so no amount passes through a binary float. */
const formatted = (value: Decimal, locale: string, options: Intl.NumberFormatOptions): string => {
  const text = formatOf(locale, options).format(value)
  return direction(locale) === 'rtl' ? ltrRun(withoutDirectionMarks(text)) : text
}

/** Decimal text with as many places as it has, or at least `minimumPlaces`. */
export const formatDecimal = (value: string | null | undefined, locale: string, minimumPlaces = 0, style: NumberStyle = {}): string => {
  if (!value || !isDecimal(value)) return value ?? ''
  const digits = Math.max(places(value), minimumPlaces)
  return formatted(value, locale, { minimumFractionDigits: digits, maximumFractionDigits: digits, ...signOf(style) })
}

/** A count, alone or in a sentence. Without marks of direction: digits and their separators keep their order in any sentence. */
export const formatCount = (value: number, locale: string): string => formatOf(locale, {}).format(value)

/** Signs that several currencies share, and the currency each means by default; the others keep a letter (`CA$`). */
const SHARED: Readonly<Record<string, string>> = { $: 'USD', '£': 'GBP', '¥': 'JPY', kr: '' }

const narrowSign = (currency: string): string =>
  formatOf('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

const displayOf = (currency: string): 'narrowSymbol' | 'symbol' =>
  (SHARED[narrowSign(currency)] ?? currency) === currency ? 'narrowSymbol' : 'symbol'

const currencyDigits = (currency: string): number =>
  formatOf('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Number first and its currency behind it, as the page is read, with or without a sign, wherever it stands. */
const rightToLeftMoney = (parts: readonly Intl.NumberFormatPart[]): string => {
  const join = (isIncluded: (type: string) => boolean) =>
    withoutDirectionMarks(parts.map(({ type, value }) => (isIncluded(type) ? value : '')).join(''))
  const number = join((type) => type !== 'currency' && type !== 'literal')
  return rtlRun(`${ltrRun(number)}\u00a0${join((type) => type === 'currency')}`)
}

/**
 * An amount, with the sign of its currency if one is given (ISO 4217 code). Shows the currency's own number of places, and more if the
 * amount has more (trailing zeros not counted), so that the shown amount is never rounded.
 */
export const formatMoney = (
  value: string | null | undefined,
  currency: string | null | undefined,
  locale: string,
  style: NumberStyle = {},
): string => {
  if (!value) return ''
  if (!currency) return formatDecimal(value, locale, 2, style)
  if (!/^[A-Z]{3}$/.test(currency)) return `${formatDecimal(value, locale, 2, style)} ${currency}`
  if (!isDecimal(value)) return value
  const digits = Math.max(currencyDigits(currency), places(value.replace(/(\.\d*?)0+$/, '$1')))
  const format = formatOf(locale, {
    style: 'currency',
    currency,
    currencyDisplay: displayOf(currency),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...signOf(style),
  })
  return direction(locale) === 'rtl' ? rightToLeftMoney(format.formatToParts(value)) : format.format(value)
}

/** A percentage held as `18.5` for 18.5 %. */
export const formatPercent = (value: string | null | undefined, locale: string, style: NumberStyle = {}): string => {
  if (!value || !isDecimal(value)) return value ?? ''
  const digits: Intl.NumberFormatOptions = { minimumFractionDigits: 0, maximumFractionDigits: places(value) }
  return formatted(`${value}E-2` as Decimal, locale, { style: 'percent', ...digits, ...signOf(style) })
}

/** Position of the percent sign, by the direction of the language: numbers run from left to right in Arabic too. */
export const percentEdge = (locale: string): 'start' | 'end' => {
  const [first] = formatOf(locale, { style: 'percent' })
    .formatToParts(1)
    .filter(({ type }) => type === 'percentSign' || type === 'integer')
  return (first?.type === 'percentSign') === (direction(locale) === 'ltr') ? 'start' : 'end'
}
