import { afterEach, describe, expect, it } from 'vitest'
import { percentEdge } from '../../model/values/numberText.ts'
import { formatDate, formatDateTime, formatDecimal, formatMoney, formatPercent, formatTime } from './format.ts'

const LANGUAGES = ['en', 'ar', 'fr', 'tr'] as const

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
    expect(plain(formatDate('2026-03-09', 'ar'))).toMatch(/2026/)
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
    expect(formatMoney('5', 'points', 'en')).toBe('5.00 points')
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
    expect(plain(formatMoney('5', 'USD', 'fr'))).toBe('5,00 $')
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

/** Versions of the language's data differ in how they write the month: by its name, or in two digits. */
const arabic = (day: string, month: string, time: string) =>
  expect.stringMatching(new RegExp(`^0?${day}[ /](${month}|${month === 'مارس' ? '03' : '02'})[ /]2026، ${time}$`))

describe('dates and times', () => {
  const zone = process.env.TZ

  afterEach(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  describe.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Sao_Paulo', 'Asia/Kathmandu'])('in %s', (timeZone) => {
    it('a calendar date stays the day it is', () => {
      process.env.TZ = timeZone
      expect(formatDate('2026-01-01', 'en')).toBe('Jan 1, 2026')
      expect(formatDate('2018-11-04', 'fr')).toBe('4 nov. 2018')
      expect(formatDate('2024-02-29', 'tr')).toBe('29 Şub 2024')
    })

    it('a time of day stays the time it is', () => {
      process.env.TZ = timeZone
      expect(plain(formatTime('23:30', 'en'))).toBe('11:30 PM')
      expect(plain(formatTime('00:05:09', 'fr'))).toBe('00:05:09')
    })
  })

  it.each([
    [
      'Pacific/Kiritimati',
      { en: 'Mar 1, 2026, 12:30 AM', fr: '1 mars 2026, 00:30', tr: '1 Mar 2026 00:30', ar: arabic('1', 'مارس', '12:30 ص') },
    ],
    [
      'Pacific/Pago_Pago',
      { en: 'Feb 27, 2026, 11:30 PM', fr: '27 févr. 2026, 23:30', tr: '27 Şub 2026 23:30', ar: arabic('27', 'فبراير', '11:30 م') },
    ],
    [
      'Asia/Kathmandu',
      { en: 'Feb 28, 2026, 4:15 PM', fr: '28 févr. 2026, 16:15', tr: '28 Şub 2026 16:15', ar: arabic('28', 'فبراير', '4:15 م') },
    ],
  ])('in %s every language shows the looker’s day and hour, and the same numbers and money', (timeZone, expected) => {
    process.env.TZ = timeZone
    const shown = Object.fromEntries(LANGUAGES.map((locale) => [locale, plain(formatDateTime('2026-02-28T10:30:00.000Z', locale))]))
    expect(shown).toEqual(expected)
    expect(plain(formatMoney('1234.50', 'EUR', 'en'))).toBe('€1,234.50')
    expect(plain(formatMoney('1234.50', 'EUR', 'fr'))).toBe('1 234,50 €')
    expect(plain(formatDecimal('1234.5', 'tr'))).toBe('1.234,5')
  })

  it("an instant is shown in the looker's time zone", () => {
    process.env.TZ = 'Pacific/Kiritimati'
    expect(plain(formatDateTime('2025-12-31T12:00:00.000Z', 'en'))).toBe('Jan 1, 2026, 2:00 AM')
    process.env.TZ = 'Pacific/Pago_Pago'
    expect(plain(formatDateTime('2025-12-31T05:30:00.000Z', 'en'))).toBe('Dec 30, 2025, 6:30 PM')
    expect(plain(formatDateTime('2025-12-31T05:30:00.000Z', 'tr', 'Europe/Istanbul'))).toBe('31 Ara 2025 08:30')
  })

  it('in Arabic run from right to left in any context', () => {
    for (const text of [formatDate('2026-11-20', 'ar'), formatDateTime('2026-11-20T10:30:00.000Z', 'ar', 'UTC'), formatTime('23:30', 'ar')])
      expect(text).toMatch(/^\u2067.+\u2069$/)
    expect(formatDate('2026-11-20', 'fr')).not.toMatch(/[\u2066-\u2069]/)
  })

  it('an instant without a zone is not guessed at', () => {
    expect(formatDateTime('2025-12-31T12:00:00', 'en')).toBe('2025-12-31T12:00:00')
  })
})

describe.each(LANGUAGES)('in %s', (locale) => {
  it('null is an empty text', () => {
    for (const format of [formatDecimal, formatPercent, formatDate, formatDateTime, formatTime])
      for (const nothing of [null, undefined, '']) expect(format(nothing, locale)).toBe('')
    expect(formatMoney(null, 'EUR', locale)).toBe('')
  })

  it('what is no value of its kind is shown as it is', () => {
    for (const format of [formatDecimal, formatPercent, formatDate, formatDateTime, formatTime])
      for (const text of ['soon', '12,5', '2026-13-45', '1e400', 'NaN']) expect(format(text, locale)).toBe(text)
  })
})
