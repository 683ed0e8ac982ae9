import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentOf } from '../money/hundredths.ts'
import { buyersFee, DEFAULT_FEES, feeMistake, sellersCommission } from './fees.ts'

test.each([
  [999_99n, 100_00n],
  [1_000_00n, 200_00n],
  [4_999_99n, 200_00n],
  [5_000_00n, 350_00n],
  [9_999_99n, 350_00n],
  [10_000_00n, 500_00n],
  [24_999_99n, 500_00n],
  [25_000_00n, 500_00n],
  [60_000_25n, 1_200_01n],
])('a buyer pays for a price of %i cents a fee of %i (PRODUCT.md A14)', (price, fee) => {
  expect(buyersFee(DEFAULT_FEES, price)).toBe(fee)
})

test('a fee may have a fixed part and a percentage', () => {
  expect(buyersFee({ steps: [{ below: null, fixed: 50_00n, percent: '1.25' }] }, 333_33n)).toBe(54_17n)
})

test('a table without a last row has no fee for higher prices', () => {
  const steps = [{ below: 100n, fixed: 1n, percent: '0.00' }]
  expect(buyersFee({ steps }, 99n)).toBe(1n)
  expect(() => buyersFee({ steps }, 100n)).toThrow(new RangeError('the fee table has no last row'))
})

test.each([
  [3_333_33n, 100_00n],
  [3_333_34n, 100_00n],
  [3_350_00n, 100_50n],
  [10_000_00n, 300_00n],
  [100_00n, 100_00n],
  [60_00n, 60_00n],
])('a seller at %i cents pays a commission of %i', (price, commission) => {
  expect(sellersCommission(DEFAULT_FEES, price)).toBe(commission)
})

test('rounds a percentage half up, once', () => {
  expect(percentOf(50n, '1.00')).toBe(1n)
  expect(percentOf(49n, '1.00')).toBe(0n)
  expect(percentOf(100_00n, '19.00')).toBe(19_00n)
})

test.each<[string, (bigint | null)[], string | undefined]>([
  ['no rows', [], 'empty'],
  ['a bound in the last row', [1n], 'open'],
  ['two rows without a bound', [null, null], 'open'],
  ['its open row first', [null, 1n], 'open'],
  ['a bound twice', [2n, 2n, null], 'order'],
  ['a bound of nothing', [0n, null], 'order'],
  ['one row', [null], undefined],
  ['rising bounds', [1n, 2n, null], undefined],
])('a table with %s', (_name, bounds, mistake) => {
  expect(feeMistake(bounds.map((below) => ({ below })))).toBe(mistake)
})

test('the default table covers every price, and its default fees never exceed what their row says', () => {
  expect(feeMistake(DEFAULT_FEES.steps)).toBeUndefined()
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), (price) => {
      expect(buyersFee(DEFAULT_FEES, price)).toBeGreaterThan(0n)
      const commission = sellersCommission(DEFAULT_FEES, price)
      expect(commission >= 0n && commission <= price).toBe(true)
    }),
  )
})
