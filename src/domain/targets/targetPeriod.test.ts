import { describe, expect, test } from 'vitest'
import { nextDays, nextName, periodFrom } from './targetPeriod.ts'

describe('the period of a target', () => {
  test.each([
    ['month', '2028-02-17', '2028-02-01', '2028-02-29'],
    ['month', '2026-02-01', '2026-02-01', '2026-02-28'],
    ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['quarter', '2027-12-05', '2027-12-01', '2028-02-29'],
    ['year', '2027-03-31', '2027-03-01', '2028-02-29'],
    ['year', '2026-01-01', '2026-01-01', '2026-12-31'],
  ] as const)('a %s from %s is %s to %s', (period, day, startDate, endDate) => {
    expect(periodFrom(period, day)).toEqual({ startDate, endDate })
  })

  test.each([
    ['2028-01-01', '2028-01-31', '2028-02-01', '2028-02-29'],
    ['2027-12-01', '2028-02-29', '2028-03-01', '2028-05-31'],
    ['2027-03-01', '2028-02-29', '2028-03-01', '2029-02-28'],
    ['2028-01-01', '2028-01-15', '2028-01-16', '2028-01-30'],
    ['2028-02-15', '2028-02-28', '2028-02-29', '2028-03-13'],
    ['2028-02-29', '2028-02-29', '2028-03-01', '2028-03-01'],
  ])('after %s to %s comes %s to %s', (startDate, endDate, from, to) => {
    expect(nextDays({ startDate, endDate })).toEqual({ startDate: from, endDate: to })
  })

  const MONTH = { startDate: '2027-12-01', endDate: '2027-12-31' }
  const QUARTER = { startDate: '2027-10-01', endDate: '2027-12-31' }
  test.each([
    ['Q4 2027 Ada', QUARTER, 'Q1 2028 Ada'],
    ['Ada T4 – 2027', QUARTER, 'Ada T1 – 2028'],
    ['December 2027', MONTH, 'January 2028'],
    ['ديسمبر 2027', MONTH, 'يناير 2028'],
    ['Aralık hedefi', MONTH, 'Ocak hedefi'],
    ['décembre', MONTH, 'janvier'],
    ['2027: DECEMBER 2027, Decembers', MONTH, '2028: January 2028, Decembers'],
    ['2027-12 cars', MONTH, '2028-01 cars'],
    ['20271 of Ada, Q3 2026', QUARTER, '20271 of Ada, Q3 2026'],
    ['Ada', MONTH, 'Ada'],
  ])('%s is then called', (name, from, next) => {
    expect(nextName(name, from, nextDays(from))).toBe(next)
  })
})
