import { expect, test } from 'vitest'
import { addDays, daysBetween, isDay, laterDay, monthStart } from './days.ts'

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-2-1', false],
  ['2026', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test.each([
  ['2026-11-23', 0, '2026-11-01'],
  ['2026-01-31', 1, '2026-02-01'],
  ['2027-12-01', 1, '2028-01-01'],
  ['2028-01-01', -12, '2027-01-01'],
  ['0099-12-31', 1, '0100-01-01'],
])('the month of %s and %i months begins on %s', (day, months, first) => {
  expect(monthStart(day, months)).toBe(first)
})

test('days are counted across the end of February, in either direction', () => {
  expect([addDays('2028-02-28', 2), addDays('2027-03-01', -1)]).toEqual(['2028-03-01', '2027-02-28'])
  expect([daysBetween('2028-02-28', '2028-03-01'), daysBetween('2028-03-01', '2028-02-28')]).toEqual([2, -2])
})

test('of two days the later counts', () => {
  expect([laterDay('2026-12-31', '2027-01-01'), laterDay('2027-01-01', '2026-12-31')]).toEqual(['2027-01-01', '2027-01-01'])
})
