import { describe, expect, test } from 'vitest'
import { nextRun, type Timing } from './nextRun.ts'

/** The moments at which a schedule runs, one after the other. */
const runs = (timing: Timing, from: string, timeZone: string, count: number): readonly string[] => {
  const found: string[] = []
  for (let after = from; found.length < count; after = found.at(-1) ?? '') found.push(nextRun(timing, new Date(after), timeZone))
  return found.map((moment) => moment.replace(':00.000Z', ''))
}

const monthly = (dayOfMonth: number): Timing => ({ period: 'monthly', dayOfMonth, time: '07:00:00' })
const weekly = (weekday: Timing['weekday'] & string): Timing => ({ period: 'weekly', weekday, time: '07:00:00' })
const daily = (time: string): Timing => ({ period: 'daily', time })

describe('A monthly schedule', () => {
  test('on the 31st runs on the last day of shorter months, and on the 31st again after them', () => {
    expect(runs(monthly(31), '2026-01-15T00:00:00Z', 'UTC', 5)).toEqual([
      '2026-01-31T07:00',
      '2026-02-28T07:00',
      '2026-03-31T07:00',
      '2026-04-30T07:00',
      '2026-05-31T07:00',
    ])
  })

  test('on the 29th runs on February 29 of leap years, and on the 28th of others', () => {
    expect(runs(monthly(29), '2028-02-01T00:00:00Z', 'UTC', 1)).toEqual(['2028-02-29T07:00'])
    expect(runs(monthly(29), '2027-02-01T00:00:00Z', 'UTC', 1)).toEqual(['2027-02-28T07:00'])
  })

  test('goes on in January after December', () => {
    expect(runs(monthly(15), '2026-12-15T07:00:00Z', 'UTC', 2)).toEqual(['2027-01-15T07:00', '2027-02-15T07:00'])
  })
})

describe('A weekly schedule', () => {
  test.each([
    ['monday', '2026-11-30'],
    ['tuesday', '2026-12-01'],
    ['wednesday', '2026-11-25'],
    ['thursday', '2026-11-26'],
    ['friday', '2026-11-27'],
    ['saturday', '2026-11-28'],
    ['sunday', '2026-11-29'],
  ] as const)('on %s runs next on %s, and then each week', (weekday, day) => {
    const [first, second] = runs(weekly(weekday), '2026-11-24T12:00:00Z', 'UTC', 2)
    expect(first).toBe(`${day}T07:00`)
    expect(Date.parse(`${second}Z`) - Date.parse(`${first}Z`)).toBe(7 * 24 * 60 * 60 * 1000)
  })

  test('without a weekday runs on Mondays, as a monthly one without a day runs on the first', () => {
    expect(runs({ period: 'weekly', weekday: null, time: '07:00:00' }, '2026-11-24T12:00:00Z', 'UTC', 1)).toEqual(['2026-11-30T07:00'])
    expect(runs({ period: 'monthly', time: '07:00:00' }, '2026-11-24T12:00:00Z', 'UTC', 2)).toEqual([
      '2026-12-01T07:00',
      '2027-01-01T07:00',
    ])
  })

  test('runs on its weekday of the firm, which may be another one in UTC', () => {
    expect(runs(weekly('monday'), '2026-11-22T20:00:00Z', 'Pacific/Auckland', 2)).toEqual(['2026-11-29T18:00', '2026-12-06T18:00'])
  })

  test('runs today if its time is still to come, else in a week', () => {
    expect(runs(weekly('monday'), '2026-11-23T06:59:59Z', 'UTC', 2)).toEqual(['2026-11-23T07:00', '2026-11-30T07:00'])
    expect(runs(weekly('monday'), '2026-11-23T07:00:00Z', 'UTC', 1)).toEqual(['2026-11-30T07:00'])
  })
})

describe('A daily schedule', () => {
  test('keeps the time of day of the firm when its clocks change', () => {
    expect(runs(daily('07:00:00'), '2026-03-28T00:00:00Z', 'Europe/Berlin', 3)).toEqual([
      '2026-03-28T06:00',
      '2026-03-29T05:00',
      '2026-03-30T05:00',
    ])
  })

  test('runs once on the day on which its time does not exist, and once where it comes twice', () => {
    expect(runs(daily('02:30:00'), '2026-03-28T12:00:00Z', 'Europe/Berlin', 2)).toEqual(['2026-03-29T01:30', '2026-03-30T00:30'])
    expect(runs(daily('02:30:00'), '2026-10-24T12:00:00Z', 'Europe/Berlin', 2)).toEqual(['2026-10-25T00:30', '2026-10-26T01:30'])
  })

  test('runs once after an outage of days', () => {
    expect(runs(daily('07:00:00'), '2026-11-23T09:00:00Z', 'UTC', 1)).toEqual(['2026-11-24T07:00'])
  })
})
