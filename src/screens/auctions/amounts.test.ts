import { describe, expect, it } from 'vitest'
import { isFarAbove, typedAmount } from './amounts.ts'

describe('a typed amount', () => {
  it.each([
    ['1250', 'en', '1250.00'],
    ['1,250.5', 'en', '1250.50'],
    ['1.250,5', 'tr', '1250.50'],
    ['1 250,50', 'fr', '1250.50'],
    ['٥٠٥', 'ar', '505.00'],
    [' 0.1 ', 'en', '0.10'],
    ['90071992547409.93', 'en', '90071992547409.93'],
  ])('"%s" in %s is %s, exactly', (text, locale, amount) => expect(typedAmount(text, locale)).toEqual({ amount }))

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['a lot', 'invalid'],
    ['-5', 'invalid'],
    ['1e3', 'invalid'],
    ['1234567890123456', 'invalid'],
    ['10.005', 'places'],
  ])('"%s" is refused: %s', (text, mistake) => expect(typedAmount(text, 'en')).toEqual({ mistake }))
})

describe('a maximum needs confirmation', () => {
  it.each([
    ['2500.00', '1250.00', '1275.00', true],
    ['2499.99', '1250.00', '1275.00', false],
    ['10.00', '5.00', '10.00', false],
    ['10.01', '5.00', '10.00', true],
  ])('%s at a price of %s, where %s is needed: %s', (maximum, price, minimum, asked) =>
    expect(isFarAbove(maximum, price, minimum)).toBe(asked),
  )
})
