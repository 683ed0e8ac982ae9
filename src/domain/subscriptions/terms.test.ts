import { expect, test } from 'vitest'
import { comparedPrice, priceUnder, resumedPeriod, type Terms, termsOn } from './terms.ts'

const NONE: Terms = { freeUntil: null, discountPercent: null, discountUntil: null }
const FREE: Terms = { ...NONE, freeUntil: '2027-03-10' }
const DISCOUNT: Terms = { ...NONE, discountPercent: '12.5', discountUntil: '2027-03-10' }

test.each([
  ['no terms', NONE, '2027-03-10', '49.00'],
  ['free on the last day', FREE, '2027-03-10', '0.00'],
  ['no longer free', FREE, '2027-03-11', '49.00'],
  // 49 × 0.875 = 42.875
  ['a discount on the last day', DISCOUNT, '2027-03-10', '42.88'],
  ['no longer a discount', DISCOUNT, '2027-03-11', '49.00'],
  ['free before a discount', { ...DISCOUNT, freeUntil: '2027-03-09' }, '2027-03-09', '0.00'],
])('a price under %s', (_, terms, day, price) => {
  expect(priceUnder(terms, '49.00', day)).toBe(price)
})

test.each([
  ['that of the period', { periodPrice: '40.00' }, '40.00'],
  ['that of the plan without one', { periodPrice: null }, '49.00'],
  ['that of the plan while it is free', { periodPrice: '0.00', freeUntil: '2027-03-10' }, '49.00'],
  ['that of the plan under a discount', { periodPrice: '42.88', discountPercent: '12.5' }, '49.00'],
])('the price to compare with is %s', (_, period, price) => {
  expect(comparedPrice(period, '49.00')).toBe(price)
})

test('terms are dropped after their last day', () => {
  const both = { ...DISCOUNT, freeUntil: '2027-02-01' }
  expect(termsOn(both, '2027-02-01')).toEqual(both)
  expect(termsOn(both, '2027-02-02')).toEqual(DISCOUNT)
  expect(termsOn(both, '2027-03-11')).toEqual(NONE)
})

test('a pause moves the period by its days', () => {
  const period = { start: '2027-01-31', end: '2027-02-28', anchorDay: 31 }
  expect(resumedPeriod(period, '2027-02-10', '2027-03-22')).toEqual({ start: '2027-03-12', end: '2027-04-09', anchorDay: 9 })
  // Within a day, also if another time zone sets it back, nothing is postponed, and the renewal stays at the month’s end.
  for (const day of ['2027-02-10', '2027-02-09']) expect(resumedPeriod(period, '2027-02-10', day)).toEqual(period)
})
