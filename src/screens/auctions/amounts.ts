import { parseLocaleNumber } from '../../admin/localeNumber.ts'
import { parseDecimal, stringifyDecimal } from '../../model/values/decimal.ts'

const SCALE = 2

/** `'505.00'` → `50500n` */
export const toMinor = (amount: string): bigint => parseDecimal(amount, SCALE)

/** `50500n` → `'505.00'` */
export const fromMinor = (minor: bigint): string => stringifyDecimal(minor, SCALE)

export type AmountInput = { readonly amount: string } | { readonly mistake: 'required' | 'invalid' | 'places' }

/** Typed amount of at most 15 whole digits → canonical text, or the error. */
export const typedAmount = (text: string, locale: string): AmountInput => {
  if (text.trim() === '') return { mistake: 'required' }
  const number = parseLocaleNumber(text, locale)
  if (!/^\d{1,15}(\.\d+)?$/.test(number)) return { mistake: 'invalid' }
  if ((number.split('.')[1] ?? '').length > SCALE) return { mistake: 'places' }
  return { amount: fromMinor(toMinor(number)) }
}

/** From this multiple of the price on, users must confirm the amount. */
const FAR = 2n

/** Whether a maximum is so far above the price that it may be a typing error. */
export const isFarAbove = (maximum: string, price: string, minimum: string | null): boolean =>
  toMinor(maximum) >= FAR * toMinor(price) && (minimum === null || toMinor(maximum) > toMinor(minimum))
