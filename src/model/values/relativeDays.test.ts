import { expect, it } from 'vitest'
import { relativeDays } from './relativeDays.ts'

/** A Monday. */
const TODAY = '2026-11-23'

it.each([
  ['today', '2026-11-23', '2026-11-23'],
  ['yesterday', '2026-11-22', '2026-11-22'],
  ['tomorrow', '2026-11-24', '2026-11-24'],
  ['thisDay', '2026-11-23', '2026-11-23'],
  ['lastDay', '2026-11-22', '2026-11-22'],
  ['nextDay', '2026-11-24', '2026-11-24'],
  ['last1Days', '2026-11-23', '2026-11-23'],
  ['last30Days', '2026-10-25', '2026-11-23'],
  ['next30Days', '2026-11-23', '2026-12-22'],
  ['thisWeek', '2026-11-23', '2026-11-29'],
  ['lastWeek', '2026-11-16', '2026-11-22'],
  ['nextWeek', '2026-11-30', '2026-12-06'],
  ['last2Weeks', '2026-11-16', '2026-11-29'],
  ['next2Weeks', '2026-11-23', '2026-12-06'],
  ['thisMonth', '2026-11-01', '2026-11-30'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['nextMonth', '2026-12-01', '2026-12-31'],
  ['last12Months', '2025-12-01', '2026-11-30'],
  ['next3Months', '2026-11-01', '2027-01-31'],
  ['thisQuarter', '2026-10-01', '2026-12-31'],
  ['lastQuarter', '2026-07-01', '2026-09-30'],
  ['nextQuarter', '2027-01-01', '2027-03-31'],
  ['last4Quarters', '2026-01-01', '2026-12-31'],
  ['thisYear', '2026-01-01', '2026-12-31'],
  ['lastYear', '2025-01-01', '2025-12-31'],
  ['nextYear', '2027-01-01', '2027-12-31'],
  ['next2Years', '2026-01-01', '2027-12-31'],
  ['last999Days', '2024-02-29', '2026-11-23'],
] as const)('%s is from %s to %s', (name, from, to) => expect(relativeDays(name, TODAY)).toEqual([from, to]))

it.each([
  ['thisWeek', '2026-11-29', '2026-11-23', '2026-11-29'],
  ['thisWeek', '2026-11-25', '2026-11-23', '2026-11-29'],
  ['nextMonth', '2026-01-31', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2024-03-31', '2024-02-01', '2024-02-29'],
  ['thisQuarter', '2026-08-31', '2026-07-01', '2026-09-30'],
] as const)('%s on %s is from %s to %s', (name, today, from, to) => expect(relativeDays(name, today)).toEqual([from, to]))

it.each([
  '',
  'this2Days',
  'last0Days',
  'last30',
  'last1000Days',
  'last30Day',
  'lastDays',
  'Today',
  'xlastWeek',
  'lastWeekx',
  'constructor',
  'this',
])('%j names no period', (name) => expect(relativeDays(name, TODAY)).toBeUndefined())
