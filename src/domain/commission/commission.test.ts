import { describe, expect, test } from 'vitest'
import { monthStart } from '../../model/values/days.ts'
import { percentOf } from '../money/hundredths.ts'
import { commissionLine, correctionOf, monthDays, postedByDocument, ruleOn } from './commission.ts'

const RULES = [
  { percentage: '2.50', basis: 'net', validFrom: '2028-01-01', validUntil: '2028-02-28' },
  { percentage: '10.00', basis: 'profit', validFrom: '2028-02-29', validUntil: null },
] as const

const SOLD = { invoice: 'i', date: '2028-02-10', net: '100.20', profit: '40.05', ruleDay: '2028-02-10' }

describe('a commission', () => {
  test.each([
    [10_020n, '2.50', 251n],
    [-10_020n, '2.50', -251n],
    [1n, '50.00', 1n],
    [0n, '50.00', 0n],
  ])('of %s at %s is %s', (amount, percentage, share) => {
    expect(percentOf(amount, percentage)).toBe(share)
  })

  test.each([
    ['2027-12-31', undefined],
    ['2028-01-01', '2.50'],
    ['2028-02-28', '2.50'],
    ['2028-02-29', '10.00'],
    ['2040-01-01', '10.00'],
  ])('on %s is by the rule of that day', (day, percentage) => {
    expect(ruleOn(RULES, day)?.percentage).toBe(percentage)
  })

  test('is of what its rule says, and of nothing without one', () => {
    expect(commissionLine(SOLD, RULES, false)).toMatchObject({ basis: 'net', commission: '2.51', correction: false })
    expect(commissionLine({ ...SOLD, ruleDay: '2028-03-01' }, RULES, true)).toMatchObject({ basis: 'profit', commission: '4.01' })
    expect(commissionLine({ ...SOLD, ruleDay: '2027-01-01' }, RULES, false)).toBeUndefined()
  })

  test('is corrected by what its document earns more or less since, at the rate that was paid', () => {
    const line = { invoice: 'i', basis: 'profit', percentage: '10.00', net: '100.20', profit: '40.05', commission: '4.01' } as const
    const paid = postedByDocument([line, { ...line, net: '0.00', profit: '-10.05', commission: '-1.01' }]).get('i')
    expect(paid).toMatchObject({ net: '100.20', profit: '30.00', commission: '3.00' })
    expect(paid && correctionOf({ ...SOLD, profit: '30.00' }, paid)).toBeUndefined()
    expect(paid && correctionOf({ ...SOLD, profit: '20.00' }, paid)).toMatchObject({
      ...{ correction: true, percentage: '10.00', net: '0.00', profit: '-10.00', commission: '-1.00' },
    })
  })

  test('of the net amount is corrected by what the net amount is more or less', () => {
    const paid = { basis: 'net', percentage: '2.50', net: '100.20', profit: '40.05', commission: '2.51' } as const
    expect(correctionOf({ ...SOLD, profit: '0.00' }, paid)).toBeUndefined()
    expect(correctionOf({ ...SOLD, net: '300.20' }, paid)).toMatchObject({ net: '200.00', profit: '0.00', commission: '5.00' })
  })

  test('of a month ends with its last day', () => {
    expect(monthDays('2028-02-01')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect([monthStart('2027-12-01', 1), monthStart('2028-01-01', -12)]).toEqual(['2028-01-01', '2027-01-01'])
  })
})
