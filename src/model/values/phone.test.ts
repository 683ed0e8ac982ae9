import { getCountries, getExampleNumber } from 'libphonenumber-js'
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { normalizePhone } from './phone.ts'

describe('a telephone number', () => {
  test.each([
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['0049 30 123456', '+4930123456'],
    ['\u200e+90\u00a0(555) 123-45-67', '+905551234567'],
    ['+1.202.555.0123', '+12025550123'],
    ['+390612345678', '+390612345678'],
    ['+1–202–555–0123', '+12025550123'],
  ])('%j is stored as %s', (typed, stored) => {
    expect(normalizePhone(typed)).toBe(stored)
  })

  test.each([
    ['  0212  555 12 34 ', '0212 555 12 34'],
    ['+1 202 555 0123 ext. 7', '+1 202 555 0123 ext. 7'],
    ['+0123456789', '+0123456789'],
    ['+1234', '+1234'],
    ['call me', 'call me'],
    ['Tel. +49 30 123456', 'Tel. +49 30 123456'],
    ['', ''],
  ])('%j, which is not international, stays %j', (typed, kept) => {
    expect(normalizePhone(typed)).toBe(kept)
  })

  test('of every country in the number plan is recognised as that plan writes it', () => {
    const numbers = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? [])
    expect(numbers.length).toBeGreaterThan(200)
    for (const number of numbers) {
      expect(normalizePhone(number.formatInternational())).toBe(number.number)
      expect(normalizePhone(number.format('IDD', { fromCountry: 'DE' }) ?? '')).toBe(
        number.country === 'DE' ? number.formatNational() : number.number,
      )
    }
  })
})
