import { expect, test } from 'vitest'
import { daysBetween, PERIODS, periodDays, periodStart } from './periods.ts'

test.each([
  ['2026-11-23', ['2026-11-23', '2026-11-23', '2026-11-01', '2026-10-01', '2026-01-01']],
  ['2026-11-22', ['2026-11-22', '2026-11-16', '2026-11-01', '2026-10-01', '2026-01-01']],
  ['2027-01-01', ['2027-01-01', '2026-12-28', '2027-01-01', '2027-01-01', '2027-01-01']],
  ['2024-02-29', ['2024-02-29', '2024-02-26', '2024-02-01', '2024-01-01', '2024-01-01']],
  ['2026-09-30', ['2026-09-30', '2026-09-28', '2026-09-01', '2026-07-01', '2026-01-01']],
  ['0099-05-05', ['0099-05-05', '0099-05-04', '0099-05-01', '0099-04-01', '0099-01-01']],
  ['no day', [undefined, undefined, undefined, undefined, undefined]],
])('%s lies in the periods that begin on %j', (day, starts) => {
  expect(PERIODS.map((period) => periodStart(period, day))).toEqual(starts)
})

test.each([
  ['2026-11-23', '2026-11-23', 0],
  ['2026-02-27', '2026-03-02', 3],
  ['2026-03-02', '2024-03-02', -730],
  ['2026-03-02', 'no day', undefined],
  ['no day', '2026-03-02', undefined],
])('from %s to %s it takes %j days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})

test.each([
  ['2026-02-01', 'month', '2026-02-28'],
  ['2026-10-01', 'quarter', '2026-12-31'],
  ['2024-01-01', 'year', '2024-12-31'],
  ['2026-12-28', 'week', '2027-01-03'],
  ['2026-12-31', 'day', '2026-12-31'],
] as const)('from %s a %s ends on %s', (first, period, last) => {
  expect(periodDays(first, period)).toEqual({ from: first, to: last })
  expect(periodDays(first)).toEqual({ from: first, to: first })
})
