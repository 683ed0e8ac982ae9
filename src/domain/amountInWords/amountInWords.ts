import { parseDecimal } from '../../model/values/decimal.ts'
import { arabic } from './arabic.ts'
import { type CurrencyNouns, currencyNouns } from './currencyNouns.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { turkish } from './turkish.ts'
import type { Words } from './words.ts'

const LANGUAGES: Readonly<Record<string, Words>> = { en: english, ar: arabic, fr: french, tr: turkish }

/** For a currency without a name: its code after the number, and the hundredths as a fraction: `three PLN and 25/100`. */
const byCode = (words: Words, whole: bigint, hundredths: bigint, currency: string): string => {
  const units = `${words.number(whole)} ${currency}`
  return hundredths === 0n ? units : words.join(units, `${String(hundredths).padStart(2, '0')}/100`)
}

const byNouns = (words: Words, whole: bigint, hundredths: bigint, [unit, part]: CurrencyNouns): string => {
  if (hundredths === 0n) return words.counted(whole, unit)
  const parts = words.counted(hundredths, part)
  return whole === 0n ? parts : words.join(words.counted(whole, unit), parts)
}

const capitalized = (text: string, locale: string): string => text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1)

/**
 * An amount in words, for documents: `One thousand one hundred and sixty-six euros and nineteen cents`.
 * @param amount decimal text with at most two places @param currency ISO 4217 code @param locale en, ar, fr or tr; others are written in English
 */
export function amountInWords(amount: string, currency: string, locale: string): string {
  const words = LANGUAGES[locale] ?? english
  const scaled = parseDecimal(amount, 2)
  const hundredths = scaled < 0n ? -scaled : scaled
  const [whole, rest] = [hundredths / 100n, hundredths % 100n]
  const nouns = currencyNouns(locale in LANGUAGES ? locale : 'en', currency)
  const text = nouns ? byNouns(words, whole, rest, nouns) : byCode(words, whole, rest, currency)
  return capitalized(scaled < 0n ? words.minus(text) : text, locale)
}
