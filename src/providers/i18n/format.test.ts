import { afterEach, describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatDecimal, formatList, formatMoney, formatPercent, formatTime } from './format.ts'

const LANGUAGES = ['en', 'ar', 'fr', 'tr'] as const

/** Blanks and direction marks differ between versions of the locale data. */
const plain = (text: string): string => text.replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ')

/** Versions of the locale data differ in the month: name, or two digits. */
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

describe('a list', () => {
  it('has all texts up to a number, and says that it goes on', () => {
    expect(formatList([], 'en')).toBe('')
    expect(formatList(['1', '2', '3'], 'en', { most: 3 })).toBe('1, 2, and 3')
    expect(formatList(['1', '2', '3'], 'en', { most: 2 })).toBe('1, 2…')
    expect(formatList(['1', '2', '3'], 'fr', { most: 2 })).toBe('1, 2…')
  })

  it('of names has a sign between them in each language', () => {
    const names = ['First name', 'E-mail', 'Tax number']
    const lists = LANGUAGES.map((locale) => formatList(names, locale, { type: 'names' }))
    for (const list of lists)
      expect(
        list
          .replaceAll(/[,،و]/g, '|')
          .split('|')
          .map((name) => name.trim()),
      ).toEqual(names)
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
