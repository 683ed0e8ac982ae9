import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalDecimal, compareDecimal, isDecimal, isDecimalText, parseDecimal, roundHalfUp, stringifyDecimal } from './decimal.ts'

const scales = fc.integer({ min: 0, max: 18 })
const amounts = fc.bigInt({ min: -(10n ** 18n - 1n), max: 10n ** 18n - 1n })

describe('an exact decimal', () => {
  test.each([
    ['0', 2, 0n],
    ['-0', 2, 0n],
    ['1234.5', 2, 123450n],
    ['-0.05', 2, -5n],
    ['007', 0, 7n],
    ['9999999999999999.99', 2, 999999999999999999n],
    ['-0.999999999999999999', 18, -999999999999999999n],
    [`${'0'.repeat(100_000)}1`, 2, 100n],
  ])('reads %s at scale %i', (text, scale, scaled) => {
    expect(parseDecimal(text, scale)).toBe(scaled)
  })

  test.each([
    ['', 'shape'],
    [' 1', 'shape'],
    ['1\n', 'shape'],
    ['+1', 'shape'],
    ['.5', 'shape'],
    ['5.', 'shape'],
    ['1e3', 'shape'],
    ['0x10', 'shape'],
    ['1,5', 'shape'],
    ['١٢', 'shape'],
    ['NaN', 'shape'],
    ['1.234', 'places'],
    ['10.000', 'places'],
    ['10000000000000000', 'digits'],
    ['9'.repeat(100_000), 'digits'],
  ])('refuses %j at scale 2 because of its %s', (text, code) => {
    expect(() => parseDecimal(text, 2)).toThrow(expect.objectContaining({ code }))
    expect(isDecimal(text, 2)).toBe(false)
  })

  test('is cut short where it is refused', () => {
    expect(() => parseDecimal('9'.repeat(100_000), 2)).toThrow(/^digits: 9{40}$/)
  })

  test('comes back the same from its text, with as many places as its scale', () => {
    fc.assert(
      fc.property(amounts, scales, (scaled, scale) => {
        const text = stringifyDecimal(scaled, scale)
        expect(parseDecimal(text, scale)).toBe(scaled)
        expect(canonicalDecimal(text, scale)).toBe(text)
        expect(text.split('.')[1]?.length ?? 0).toBe(scale)
        expect(isDecimalText(text)).toBe(true)
      }),
    )
  })

  test('is compared by value, not by its text', () => {
    expect(compareDecimal('10', '9.99')).toBe(1)
    expect(compareDecimal('-10', '-9.99')).toBe(-1)
    expect(compareDecimal('1.50', '1.5')).toBe(0)
    expect(compareDecimal('-0', '0.00')).toBe(0)
    expect(compareDecimal('999999999999999999', '0.000000000000000001')).toBe(1)
  })

  test('compares as its scaled integer does', () => {
    fc.assert(
      fc.property(amounts, amounts, scales, (a, b, scale) => {
        expect(compareDecimal(stringifyDecimal(a, scale), stringifyDecimal(b, scale))).toBe(a === b ? 0 : a < b ? -1 : 1)
      }),
    )
  })

  test('is compared also where it is a sum, which has more digits than what is stored', () => {
    fc.assert(
      fc.property(amounts, amounts, scales, (a, b, scale) => {
        const [most, sum] = [stringifyDecimal(10n ** 18n - 1n, scale), stringifyDecimal(a + b, scale)]
        expect(compareDecimal(sum, most)).toBe(a + b === 10n ** 18n - 1n ? 0 : a + b < 10n ** 18n ? -1 : 1)
      }),
    )
    expect(compareDecimal('199999999999999.9998', '99999999999999.9999')).toBe(1)
  })

  test('refuses to compare what is no decimal', () => {
    expect(() => compareDecimal('1', 'x')).toThrow()
    expect(isDecimalText('x')).toBe(false)
  })
})

describe('rounding', () => {
  test.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [5n, -2n, -3n],
    [4n, 3n, 1n],
    [-4n, 3n, -1n],
    [0n, 7n, 0n],
    [249n, 100n, 2n],
    [250n, 100n, 3n],
  ])('%d / %d is %d', (numerator, denominator, rounded) => {
    expect(roundHalfUp(numerator, denominator)).toBe(rounded)
  })

  test('is never further than half from the quotient, and the same for a refund as for the sale', () => {
    const divisors = fc.bigInt({ min: 1n, max: 10n ** 12n })
    fc.assert(
      fc.property(amounts, divisors, (numerator, denominator) => {
        const distance = 2n * (roundHalfUp(numerator, denominator) * denominator - numerator)
        expect(distance <= denominator && distance >= -denominator).toBe(true)
        expect(roundHalfUp(-numerator, denominator)).toBe(-roundHalfUp(numerator, denominator))
      }),
    )
  })

  test('refuses to divide by zero', () => {
    expect(() => roundHalfUp(1n, 0n)).toThrow(RangeError)
  })
})
