import { describe, expect, it } from 'vitest'
import { formatCount, formatDecimal, formatMoney, formatPercent, intlLocale, percentEdge } from './numberText.ts'

/** Blanks and direction marks differ between versions of the locale data. */
const plain = (text: string): string => text.replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ')

describe('numbers', () => {
  it('keep every digit of amounts that no binary float can hold', () => {
    expect(plain(formatDecimal('9007199254740993.12', 'en'))).toBe('9,007,199,254,740,993.12')
    expect(plain(formatMoney('999999999999999999.99', 'EUR', 'fr'))).toBe('999 999 999 999 999 999,99 €')
    expect(plain(formatMoney('-0.29', undefined, 'tr'))).toBe('-0,29')
    expect(plain(formatDecimal('0.1234567890123456789', 'en'))).toBe('0.1234567890123456789')
  })

  it('keep the places they have', () => {
    expect(formatDecimal('1.500', 'en')).toBe('1.500')
    expect(formatDecimal('3', 'en', 2)).toBe('3.00')
  })

  it('are written with Latin digits in Arabic too', () => {
    expect(plain(formatDecimal('-1234.5', 'ar'))).toBe('-1,234.5')
  })
})

describe('money', () => {
  it("shows the currency's own places", () => {
    expect(plain(formatMoney('1234.50', 'USD', 'en'))).toBe('$1,234.50')
    expect(plain(formatMoney('1234.00', 'JPY', 'en'))).toBe('¥1,234')
    expect(plain(formatMoney('1.5', 'KWD', 'en'))).toBe('KWD 1.500')
  })

  it('never rounds away what was entered', () => {
    expect(plain(formatMoney('12.50', 'JPY', 'en'))).toBe('¥12.5')
    expect(plain(formatMoney('0.005', 'EUR', 'en'))).toBe('€0.005')
  })

  it('does without a currency, and says one that is no ISO code as it is', () => {
    expect(formatMoney('5', undefined, 'en')).toBe('5.00')
    expect(['points', 'EURO', 'xEUR'].map((currency) => formatMoney('5', currency, 'en'))).toEqual([
      '5.00 points',
      '5.00 EURO',
      '5.00 xEUR',
    ])
  })
})

describe('money of either sign', () => {
  const amounts = (locale: string, currency = 'EUR') =>
    [
      formatMoney('13071', currency, locale),
      formatMoney('-400', currency, locale),
      formatMoney('400', currency, locale, { signed: true }),
    ].map((text) => text.replace(/[\u00a0\u202f]/g, ' '))

  it.each([
    ['en', ['€13,071.00', '-€400.00', '+€400.00']],
    ['fr', ['13 071,00 €', '-400,00 €', '+400,00 €']],
    ['tr', ['€13.071,00', '-€400,00', '+€400,00']],
  ])('has its currency on the same side in %s', (locale, expected) => expect(amounts(locale)).toEqual(expected))

  it('in Arabic runs from right to left, the number within it from left to right, in any context', () => {
    expect(amounts('ar')).toEqual([
      '\u2067\u206613,071.00\u2069 €\u2069',
      '\u2067\u2066-400.00\u2069 €\u2069',
      '\u2067\u2066+400.00\u2069 €\u2069',
    ])
  })

  it('says of a sign that several currencies share whose it is', () => {
    expect(['USD', 'CAD', 'TRY', 'GBP', 'SEK'].map((currency) => plain(formatMoney('5', currency, 'en')))).toEqual([
      '$5.00',
      'CA$5.00',
      '₺5.00',
      '£5.00',
      'SEK 5.00',
    ])
    expect(['USD', 'GBP', 'JPY'].map((currency) => plain(formatMoney('5', currency, 'fr')))).toEqual(['5,00 $', '5,00 £', '5 ¥'])
  })
})

describe('percentages', () => {
  it('of either sign are written alike', () => {
    const both = (locale: string) =>
      [formatPercent('-16', locale), formatPercent('43', locale, { signed: true }), formatPercent('61', locale)].map(plain)
    expect(both('en')).toEqual(['-16%', '+43%', '61%'])
    expect(both('ar')).toEqual(['-16%', '+43%', '61%'])
    expect(both('fr')).toEqual(['-16 %', '+43 %', '61 %'])
    expect(both('tr')).toEqual(['-%16', '+%43', '%61'])
  })

  it('are where each language puts the sign', () => {
    expect(plain(formatPercent('18.5', 'en'))).toBe('18.5%')
    expect(plain(formatPercent('18.5', 'tr'))).toBe('%18,5')
    expect(plain(formatPercent('18.5', 'fr'))).toBe('18,5 %')
    expect(plain(formatPercent('0.29', 'en'))).toBe('0.29%')
    expect(plain(formatPercent('20', 'ar'))).toBe('20%')
  })
})

describe('the sign beside an input of a percentage', () => {
  it.each([
    ['en', 'end'],
    ['fr', 'end'],
    ['tr', 'start'],
    ['ar', 'start'],
  ])('are in %s on the side of the number where a cell has them: %s', (locale, edge) => expect(percentEdge(locale)).toBe(edge))
})

describe.each(['en', 'ar', 'fr', 'tr'])('in %s', (locale) => {
  it('nothing is an empty text', () => {
    for (const nothing of [null, undefined, '']) {
      expect([formatDecimal(nothing, locale), formatPercent(nothing, locale), formatMoney(nothing, 'EUR', locale)]).toEqual(['', '', ''])
    }
  })

  it('what is no number is shown as it is', () => {
    for (const text of ['soon', '12,5', '1e400', 'NaN', '1.', 'x1', '1x']) {
      expect([formatDecimal(text, locale), formatPercent(text, locale), formatMoney(text, 'EUR', locale)]).toEqual([text, text, text])
    }
  })
})

it('a plus stands before what is more than nothing, where it is wanted', () => {
  const signed = { signed: true }
  expect([formatDecimal('7', 'en', 2, signed), formatDecimal('0', 'en', 0, signed), formatDecimal('7', 'en')]).toEqual(['+7.00', '0', '7'])
  expect([formatMoney('5', null, 'en', signed), formatMoney('5', 'points', 'en', signed)]).toEqual(['+5.00', '+5.00 points'])
})

it('zeros at the end of an amount add no places', () => {
  expect(['1234.500', '1234.000', '1230', '1.050'].map((amount) => formatMoney(amount, 'EUR', 'en'))).toEqual([
    '€1,234.50',
    '€1,234.00',
    '€1,230.00',
    '€1.05',
  ])
})

it('Arabic has Latin digits, in each of its countries; other languages are as they are', () => {
  expect(['ar', 'ar-EG', 'en', 'tr'].map(intlLocale)).toEqual(['ar-u-nu-latn', 'ar-u-nu-latn', 'en', 'tr'])
  expect([formatDecimal('1234.5', 'ar'), formatMoney('5', undefined, 'ar')]).toEqual(['\u20661,234.5\u2069', '\u20665.00\u2069'])
})

it('a number in a sentence has the separators of the language, without marks of direction', () => {
  const [french, ...others] = ['fr', 'en', 'tr', 'ar'].map((locale) => formatCount(1_234_567.5, locale))
  expect(others).toEqual(['1,234,567.5', '1.234.567,5', '1,234,567.5'])
  expect(plain(french ?? '')).toBe('1 234 567,5')
})
