import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hundredths, moneyText, sumOf } from '../money/hundredths.ts'
import { addonLines, periodLines, upgradeLines, withVat } from './charge.ts'

const STARTER = { name: 'Starter', pricePerMonth: '49.00', extraCarPrice: '9.00' }
const PROFESSIONAL = { name: 'Professional', pricePerMonth: '149.00', extraCarPrice: '6.00' }
const MARCH = { start: '2027-03-01', end: '2027-04-01' }

test('a period charges the plan, its add-ons, and each car above the limit (PRODUCT.md P6)', () => {
  const lines = periodLines({ plan: STARTER, addons: [{ name: 'Transport', pricePerMonth: '79.00' }], extraCars: 3 }, MARCH)
  expect(lines.map(({ kind, quantity, amount }) => [kind, quantity, amount])).toEqual([
    ['plan', 1, '49.00'],
    ['addon', 1, '79.00'],
    ['extraCars', 3, '27.00'],
  ])
  expect(lines[0]).toMatchObject({ from: '2027-03-01', until: '2027-03-31', days: 31, of: 31 })
  expect(periodLines({ plan: STARTER, addons: [], extraCars: 0 }, MARCH)).toHaveLength(1)
})

test.each([
  ['2027-03-01', '149.00', '-49.00', '100.00'],
  // 149 × 16/31 = 76.903…, 49 × 16/31 = 25.290…
  ['2027-03-16', '76.90', '-25.29', '51.61'],
  // 149 / 31 = 4.806…, 49 / 31 = 1.580…
  ['2027-03-31', '4.81', '-1.58', '3.23'],
])('an upgrade on %s charges %s, credits %s and costs %s (PRODUCT.md P2)', (today, charge, credit, net) => {
  const lines = upgradeLines(STARTER, PROFESSIONAL, MARCH, today)
  expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['plan', charge],
    ['credit', credit],
  ])
  expect(withVat(lines, '0.00', 'document').net).toBe(net)
})

test.each([
  // Half of a period: the example of most billing systems.
  ['10.00', '20.00', '2027-04-01', '2027-05-01', '2027-04-16', '10.00', '-5.00', '5.00'],
  // Half cents are rounded up, of the charge and of the credit: 10.005 and 5.005.
  ['10.01', '20.01', '2027-04-01', '2027-05-01', '2027-04-16', '10.01', '-5.01', '5.00'],
  ['49.00', '149.00', '2027-02-01', '2027-03-01', '2027-02-15', '74.50', '-24.50', '50.00'],
  // 149 / 29 = 5.137…, 49 / 29 = 1.689…
  ['49.00', '149.00', '2028-02-01', '2028-03-01', '2028-02-29', '5.14', '-1.69', '3.45'],
  // A period from 31 January has 28 days, the next one 31. 149 × 3/31 = 14.419…, 49 × 3/31 = 4.741…
  ['49.00', '149.00', '2027-01-31', '2027-02-28', '2027-02-14', '74.50', '-24.50', '50.00'],
  ['49.00', '149.00', '2027-02-28', '2027-03-31', '2027-03-28', '14.42', '-4.74', '9.68'],
  // Across the turn of the year, and from a plan that costs nothing: 99 × 1/31 = 3.193…
  ['0.00', '99.00', '2027-12-15', '2028-01-15', '2028-01-14', '3.19', '0.00', '3.19'],
])('from %s to %s in the period from %s to %s, on %s: %s %s = %s', (old, price, start, end, today, charge, credit, net) => {
  const lines = upgradeLines({ ...STARTER, pricePerMonth: old }, { ...PROFESSIONAL, pricePerMonth: price }, { start, end }, today)
  expect(lines.map(({ amount }) => amount)).toEqual([charge, credit])
  expect(withVat(lines, '0.00', 'document').net).toBe(net)
})

test('an upgrade that a discount makes cheaper than what was paid costs nothing', () => {
  const lines = upgradeLines(STARTER, { ...PROFESSIONAL, pricePerMonth: '29.80' }, MARCH, '2027-03-16')
  expect(lines.map(({ amount }) => amount)).toEqual(['15.38', '-15.38'])
})

test('no more than the period is charged where another time zone sets the day back before it', () => {
  const [charge, credit] = upgradeLines(STARTER, PROFESSIONAL, MARCH, '2027-02-28')
  expect([charge?.from, charge?.days, charge?.amount, credit?.amount]).toEqual(['2027-03-01', 31, '149.00', '-49.00'])
})

test('an add-on is charged for the rest of the period', () => {
  expect(addonLines({ name: 'Photos', pricePerMonth: '29.00' }, { start: '2028-02-01', end: '2028-03-01' }, '2028-02-15')).toMatchObject([
    { kind: 'addon', days: 15, of: 29, amount: '15.00' },
  ])
})

test('VAT is rounded once for the sum, or on each line', () => {
  const lines = periodLines(
    { plan: { ...STARTER, pricePerMonth: '0.13' }, addons: [{ name: 'A', pricePerMonth: '0.13' }], extraCars: 0 },
    MARCH,
  )
  // 19 % of 0.26 is 0.0494; of 0.13 it is 0.0247.
  expect(withVat(lines, '19.00', 'document')).toMatchObject({ net: '0.26', vat: '0.05', total: '0.31' })
  expect(withVat(lines, '19.00', 'line')).toMatchObject({ net: '0.26', vat: '0.04', total: '0.30' })
})

test('lines always sum to the charge', () => {
  const cents = fc.bigInt(0n, 10_000_000n).map(moneyText)
  fc.assert(
    fc.property(
      cents,
      cents,
      fc.constantFrom('0.00', '7.00', '19.00', '23.50'),
      fc.constantFrom('document', 'line'),
      (one, other, rate, rounding) => {
        const lines = upgradeLines({ ...STARTER, pricePerMonth: one }, { ...STARTER, pricePerMonth: other }, MARCH, '2027-03-12')
        const charge = withVat(lines, rate, rounding)
        expect(moneyText(sumOf(charge.lines, ({ amount, vat }) => hundredths(amount) + hundredths(vat)))).toBe(charge.total)
      },
    ),
  )
})
