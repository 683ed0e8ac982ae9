import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareDecimal, exactDecimal, stringifyDecimal } from '../model/values/decimal.ts'
import { inMainUnit, subUnitMistakes } from './units.ts'

const main = { factor1: '1', factor2: '1.000000', isMain: true }
const box = { factor1: '1', factor2: '12', isMain: false }

describe('a quantity in the main unit', () => {
  test.each([
    ['3', { factor1: '1', factor2: '12' }, 0, '36'],
    ['1', { factor1: '3', factor2: '1' }, 4, '0.3333'],
    ['2', { factor1: '3', factor2: '1' }, 4, '0.6667'],
    ['-2', { factor1: '3', factor2: '1' }, 4, '-0.6667'],
    ['0.5', { factor1: '1', factor2: '1' }, 0, '1'],
    ['-0.5', { factor1: '1', factor2: '1' }, 0, '-1'],
    ['0.1', { factor1: '0.000001', factor2: '0.2' }, 6, '20000.000000'],
    ['0.1', { factor1: '1', factor2: '3' }, 1, '0.3'],
    ['999999999999999999', { factor1: '999999999999999999', factor2: '1' }, 2, '1.00'],
    ['0', { factor1: '7', factor2: '3' }, 3, '0.000'],
    ['-999999999999999999', { factor1: '1', factor2: '1' }, 0, '-999999999999999999'],
  ])('%s by %j at scale %i is %s', (quantity, factors, scale, expected) => {
    expect(inMainUnit(quantity, factors, scale)).toBe(expected)
  })

  test.each([
    ['0', '1'],
    ['1', '0'],
    ['-1', '1'],
    ['1', '-0.5'],
  ])('is refused with the factors %s and %s', (factor1, factor2) => {
    expect(() => inMainUnit('1', { factor1, factor2 }, 2)).toThrow(new RangeError('factors are above zero'))
  })

  test('is refused where it has more than 18 digits, and where a factor is no decimal', () => {
    expect(() => inMainUnit('999999999999999999', { factor1: '1', factor2: '10' }, 0)).toThrow(new RangeError('more than 18 digits'))
    expect(() => inMainUnit('1', { factor1: '', factor2: '1' }, 0)).toThrow('shape')
  })

  const quantities = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }).map((scaled) => stringifyDecimal(scaled, 3))
  const factors = fc.bigInt({ min: 1n, max: 10n ** 6n }).map((scaled) => stringifyDecimal(scaled, 3))

  test('is off by at most half of the last place, and the same backwards with a sign', () => {
    fc.assert(
      fc.property(quantities, factors, factors, (quantity, factor1, factor2) => {
        const result = inMainUnit(quantity, { factor1, factor2 }, 4)
        const twice =
          2n *
          (exactDecimal(result).scaled * exactDecimal(factor1).scaled - exactDecimal(quantity).scaled * exactDecimal(factor2).scaled * 10n)
        const bound = exactDecimal(factor1).scaled
        expect(twice <= bound && twice >= -bound).toBe(true)
        const opposite = quantity.startsWith('-') ? quantity.slice(1) : `-${quantity}`
        expect(compareDecimal(inMainUnit(opposite, { factor1, factor2 }, 4), result.startsWith('-') ? result.slice(1) : `-${result}`)).toBe(
          0,
        )
      }),
    )
  })

  test('stays what it is in the main sub-unit', () => {
    fc.assert(
      fc.property(quantities, (quantity) => {
        expect(inMainUnit(quantity, main, 3)).toBe(quantity)
      }),
    )
  })
})

describe('the sub-units of a main unit', () => {
  test('are right with exactly one main sub-unit of 1/1', () => {
    expect(subUnitMistakes([box, main])).toEqual([])
  })

  test.each([
    ['none at all', [], [{ index: 0, field: 'isMain', code: 'noMain' }]],
    ['no main one', [box, { factor1: '1', factor2: '1', isMain: null }], [{ index: 0, field: 'isMain', code: 'noMain' }]],
    [
      'two more main ones',
      [main, box, main, main],
      [
        { index: 2, field: 'isMain', code: 'severalMains' },
        { index: 3, field: 'isMain', code: 'severalMains' },
      ],
    ],
    ['a main one of 1/2', [{ ...main, factor2: '2' }], [{ index: 0, field: 'factor2', code: 'mainFactor' }]],
    [
      'a factor of zero and a negative one',
      [main, { factor1: '0.000000', factor2: '-1' }],
      [
        { index: 1, field: 'factor1', code: 'notPositive' },
        { index: 1, field: 'factor2', code: 'notPositive' },
      ],
    ],
    ['a factor that is no number', [main, { factor1: '', factor2: '1' }], [{ index: 1, field: 'factor1', code: 'notPositive' }]],
  ])('are wrong with %s', (_, units, mistakes) => {
    expect(subUnitMistakes(units)).toEqual(mistakes)
  })
})
