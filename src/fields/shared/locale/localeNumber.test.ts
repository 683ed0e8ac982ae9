import { describe, expect, it } from 'vitest'
import { editableNumber, formatLocaleNumber, parseLocaleNumber } from './localeNumber.ts'

describe('what a person types as a number', () => {
  it.each([
    ['1,234.50', 'en', '1234.50'],
    ['1.234,50', 'tr', '1234.50'],
    ['1 234,50', 'fr', '1234.50'],
    ['1\u202f234,50', 'fr', '1234.50'],
    ['0,5', 'fr', '0.5'],
    ['0.5', 'fr', '0.5'],
    ['1,5', 'en', '1.5'],
    ['1,234', 'en', '1234'],
    ['1.234', 'en', '1.234'],
    ['1.234', 'tr', '1234'],
    ['1,234,567', 'en', '1234567'],
    ['١٢٣٫٥', 'ar', '123.5'],
    ['٪', 'ar', '٪'],
    ['-.5', 'en', '-0.5'],
    ['−5', 'fr', '-5'],
    ['+7', 'en', '7'],
    ['(5.00)', 'en', '-5.00'],
    ['( 1.234,50 )', 'tr', '-1234.50'],
    ['(١٢٫٥)', 'ar', '-12.5'],
    ['12.', 'en', '12'],
    ['9999999999999999.99', 'en', '9999999999999999.99'],
  ])('%s in %s is %s', (typed, locale, value) => expect(parseLocaleNumber(typed, locale)).toBe(value))

  it.each(['abc', '1e5', '1-2', '', '--1', '(-5)', '(5', '5)', '()'])('%s is left as typed', (typed) =>
    expect(parseLocaleNumber(typed, 'en')).toBe(typed),
  )
})

describe('how a number is shown', () => {
  it('keeps every digit of the largest exact value', () =>
    expect(formatLocaleNumber('9999999999999999.99', 'en', { minimumFractionDigits: 2 })).toBe('9,999,999,999,999,999.99'))
  it('is edited with the decimal sign of the language', () => expect(editableNumber('1234.50', 'tr')).toBe('1234,50'))
  it.each(['en', 'fr', 'ar', 'tr'])('comes back unchanged from what is shown in %s', (locale) =>
    expect(parseLocaleNumber(formatLocaleNumber('-1234567.25', locale), locale)).toBe('-1234567.25'),
  )
})
