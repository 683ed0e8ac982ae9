import { describe, expect, it } from 'vitest'
import { countdownText, countdownWords } from './countdown.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('a countdown', () => {
  it.each([
    ['en', 2 * DAY + 4 * HOUR + 59 * MINUTE, '2d 4h'],
    ['ar', 2 * DAY + 4 * HOUR + 59 * MINUTE, 'يومين'],
    ['fr', 2 * DAY + 4 * HOUR + 59 * MINUTE, '2\u202fj 4\u202fh'],
    ['tr', 2 * DAY + 4 * HOUR + 59 * MINUTE, '2 gün 4 sa.'],
    ['en', 3 * HOUR + 12 * MINUTE, '3h 12m'],
    ['ar', 3 * HOUR + 12 * MINUTE, '3:12:00'],
    ['fr', 3 * HOUR + 12 * MINUTE, '3\u202fh\u00a012'],
    ['tr', 3 * HOUR + 12 * MINUTE, '3 sa. 12 dk.'],
  ])('in %s of %s ms reads %s', (locale, milliseconds, text) => expect(countdownText(milliseconds, locale)).toBe(text))

  it('in Arabic takes the case that “in” requires, and is read out without zero', () => {
    expect(countdownText(DAY, 'ar')).toBe('يوم واحد')
    expect(countdownWords(2 * DAY, 'ar')).toBe('يومين')
    expect(countdownWords(DAY + 2 * HOUR, 'ar')).toBe('يوم واحد وساعتين')
    expect(countdownWords(11 * DAY + HOUR, 'ar')).toBe('11 يومًا وساعة واحدة')
  })

  it.each(['en', 'ar', 'fr', 'tr'])('below an hour counts seconds in Latin digits (%s)', (locale) => {
    expect(countdownText(12 * MINUTE + 5 * SECOND, locale)).toBe('12:05')
    expect(countdownText(9 * SECOND, locale)).toBe('0:09')
  })

  it('shows the last second until the very end, and nothing below zero', () => {
    expect(countdownText(1, 'en')).toBe('0:01')
    expect(countdownText(SECOND + 1, 'en')).toBe('0:02')
    expect(countdownText(0, 'en')).toBe('0:00')
    expect(countdownText(-HOUR, 'en')).toBe('0:00')
  })

  it('is an hour, not sixty minutes', () => expect(countdownText(HOUR - 1, 'en')).toBe('1h 0m'))
})

it.each([
  ['en', '12 minutes, 45 seconds'],
  ['ar', '12 دقيقة و45 ثانية'],
  ['fr', '12 minutes et 45 secondes'],
  ['tr', '12 dakika 45 saniye'],
])('is read out in words in %s: %s', (locale, words) =>
  expect(countdownWords(12 * MINUTE + 45 * SECOND, locale).replaceAll('\u00a0', ' ')).toBe(words),
)
