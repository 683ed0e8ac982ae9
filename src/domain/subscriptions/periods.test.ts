import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anchorOf, daysLeft, lastDayOf, latestRenewal, nextRenewal, previousRenewal } from './periods.ts'

/** First days of the periods from a day on. */
function renewals(start: string, count: number): string[] {
  const days = [start]
  for (let day = start; days.length < count; days.push(day)) day = nextRenewal(day, anchorOf(start))
  return days
}

test.each([
  ['2027-01-31', ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
  ['2028-01-30', ['2028-01-30', '2028-02-29', '2028-03-30']],
  ['2028-01-31', ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']],
  ['2028-02-29', ['2028-02-29', '2028-03-29', '2028-04-29']],
  ['2027-10-31', ['2027-10-31', '2027-11-30', '2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31']],
  // 2100 is no leap year.
  ['2099-12-31', ['2099-12-31', '2100-01-31', '2100-02-28', '2100-03-31']],
  ['2027-12-29', ['2027-12-29', '2028-01-29', '2028-02-29', '2028-03-29']],
  ['2026-11-15', ['2026-11-15', '2026-12-15', '2027-01-15']],
])('periods from %s begin on the anniversary, at the month’s end at the latest (PRODUCT.md P1)', (start, days) => {
  expect(renewals(start, days.length)).toEqual(days)
})

test('no anchor drifts in three years, and no period is empty, overlaps or leaves a gap (PRODUCT.md P1)', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }), (date) => {
      const start = date.toISOString().slice(0, 10)
      const days = renewals(start, 37)
      expect(days[36]).toBe(`${Number(start.slice(0, 4)) + 3}${nextClamped(start)}`)
      for (const [index, day] of days.slice(1).entries()) {
        expect(previousRenewal(day, anchorOf(start))).toBe(days[index])
        const { days: left, of } = daysLeft({ start: days[index] ?? '', end: day }, days[index] ?? '')
        expect([left === of, of >= 28 && of <= 31]).toEqual([true, true])
      }
    }),
  )
})

/** Month and day three years later: 29 February exists in leap years only. */
const nextClamped = (start: string): string => (start.endsWith('-02-29') ? '-02-28' : start.slice(4))

test('the last anniversary until a day is found, and one in the future stays', () => {
  expect(latestRenewal('2027-01-31', 31, '2027-03-30')).toBe('2027-02-28')
  expect(latestRenewal('2027-01-31', 31, '2027-03-31')).toBe('2027-03-31')
  expect(latestRenewal('2027-06-15', 15, '2027-03-31')).toBe('2027-06-15')
})

test('the last day is charged, the next period’s first is not', () => {
  expect(lastDayOf({ start: '2028-02-01', end: '2028-03-01' })).toBe('2028-02-29')
  expect(daysLeft({ start: '2028-02-01', end: '2028-03-01' }, '2028-02-29')).toEqual({ days: 1, of: 29 })
})
