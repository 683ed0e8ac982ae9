import { expect, test } from 'vitest'
import {
  addMonths,
  dayAfterKey,
  dayOf,
  dayOfValue,
  daysShown,
  firstDayOfWeek,
  periodValues,
  rangeFilter,
  type Span,
  valueOnDay,
} from './calendarDays.ts'

const bounds = (day: string, span: Span, firstDay = 1) => {
  const days = daysShown(day, span, firstDay)
  return [days[0], days.at(-1), days.length]
}

test('a month has whole weeks, an agenda the days of the month, a week seven days', () => {
  expect(bounds('2026-03-15', 'month')).toEqual(['2026-02-23', '2026-04-05', 42])
  expect(bounds('2026-02-28', 'month')).toEqual(['2026-01-26', '2026-03-01', 35])
  expect(bounds('2021-02-10', 'month')).toEqual(['2021-02-01', '2021-02-28', 28])
  expect(bounds('2026-02-28', 'month', 6)).toEqual(['2026-01-31', '2026-03-06', 35])
  expect(bounds('2028-02-29', 'agenda')).toEqual(['2028-02-01', '2028-02-29', 29])
  expect(bounds('2026-12-31', 'week')).toEqual(['2026-12-28', '2027-01-03', 7])
  expect(bounds('2026-03-01', 'week', 7)).toEqual(['2026-03-01', '2026-03-07', 7])
})

test('weeks begin as the region has it', () => {
  expect(['en-GB', 'fr-FR', 'tr-TR', 'en-US'].map(firstDayOfWeek)).toEqual([1, 1, 1, 7])
})

test('months that are too short end at their last day', () => {
  expect([addMonths('2026-01-31', 1), addMonths('2026-03-31', -1), addMonths('2026-12-15', 1)]).toEqual([
    '2026-02-28',
    '2026-02-28',
    '2027-01-15',
  ])
})

test('keys move by days, weeks and months, in the direction of reading', () => {
  const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'a']
  const from = (rtl: boolean) => keys.map((key) => dayAfterKey(key, '2026-03-31', 1, rtl))
  const others = ['2026-04-07', '2026-03-24', '2026-04-30', '2026-02-28', '2026-03-30', '2026-04-05', undefined]
  expect(from(false)).toEqual(['2026-04-01', '2026-03-30', ...others])
  expect(from(true)).toEqual(['2026-03-30', '2026-04-01', ...others])
})

const DAYS = { name: 'date', timeZone: undefined }
const IN_BERLIN = { name: 'sentAt', timeZone: 'Europe/Berlin' }

test('a moment is on the day of the firm’s clocks', () => {
  expect(dayOfValue('2026-03-28T23:30:00.000Z', IN_BERLIN)).toBe('2026-03-29')
  expect(dayOfValue('2026-03-28T22:30:00.000Z', IN_BERLIN)).toBe('2026-03-28')
  expect([dayOfValue('2026-03-28', DAYS), dayOfValue(null, DAYS)]).toEqual(['2026-03-28', undefined])
})

test('a moved moment keeps its time of day where clocks change', () => {
  expect(valueOnDay('2026-03-28T08:15:30.250Z', '2026-03-30', IN_BERLIN)).toBe('2026-03-30T07:15:30.250Z')
  expect(valueOnDay('2026-10-24T07:00:00.000Z', '2026-10-26', IN_BERLIN)).toBe('2026-10-26T08:00:00.000Z')
  // At 02:30 clocks go on to 03:30.
  expect(valueOnDay('2026-03-28T01:30:00.000Z', '2026-03-29', IN_BERLIN)).toBe('2026-03-29T01:30:00.000Z')
  expect(valueOnDay('2026-03-28', '2026-04-01', DAYS)).toBe('2026-04-01')
})

test('a record that had no date gets the morning of its day', () => {
  expect([valueOnDay(null, '2026-07-01', IN_BERLIN), valueOnDay(undefined, '2026-07-01', DAYS)]).toEqual([
    '2026-07-01T07:00:00.000Z',
    '2026-07-01',
  ])
})

test('the records of days are found by the list’s filter', () => {
  const days = ['2026-02-27', '2026-02-28']
  expect(rangeFilter('date', days, true)).toEqual({ date_gte: '2026-02-27', date_lte: '2026-02-28' })
  expect(rangeFilter('at', days, false)).toEqual({ at_gte: '2026-02-26T00:00:00.000Z', at_lt: '2026-03-02T00:00:00.000Z' })
})

test('an address without a day has none', () => {
  expect(['2026-02-28', '2026-13-01', 'x', '', null].map(dayOf)).toEqual(['2026-02-28', undefined, undefined, undefined, undefined])
})

test('a period begins and ends on its days; moments begin in the morning and end in the evening there', () => {
  const period = { from: { name: 'from' }, to: { name: 'to' } }
  expect(periodValues(period, '2026-03-02', '2026-03-04', { name: 'from', timeZone: undefined })).toEqual({
    from: '2026-03-02',
    to: '2026-03-04',
  })
  expect(periodValues(period, '2026-03-02', '2026-03-04', { name: 'to', timeZone: 'Europe/Istanbul' })).toEqual({
    from: '2026-03-02T06:00:00.000Z',
    to: '2026-03-04T15:00:00.000Z',
  })
})
