import { describe, expect, test } from 'vitest'
import { progressOf } from './progress.ts'

const FEBRUARY = { startDate: '2028-02-01', endDate: '2028-02-29', target: 2_900n, reached: 1_000n, scale: 0 }

describe('the progress of a target', () => {
  test.each([
    ['2028-01-31', { elapsed: 0, pace: '0', forecast: null, forecastPercent: null, remaining: '1900', state: 'upcoming' }],
    ['2028-02-01', { elapsed: 1, pace: '100', forecast: '29000', forecastPercent: '1000.0', state: 'onPace' }],
    ['2028-02-10', { elapsed: 10, pace: '1000', forecast: '2900', forecastPercent: '100.0', state: 'onPace' }],
    ['2028-02-11', { elapsed: 11, pace: '1100', forecast: '2636', forecastPercent: '90.9', state: 'behind' }],
    ['2028-02-29', { elapsed: 29, pace: '2900', forecast: '1000', state: 'behind' }],
    ['2028-03-01', { elapsed: 29, pace: '2900', forecast: '1000', state: 'missed' }],
  ])('on %s', (today, expected) => {
    expect(progressOf({ ...FEBRUARY, today })).toMatchObject({ days: 29, percent: '34.5', ...expected })
  })

  test('of zero has no percentages, and is reached without any sale', () => {
    expect(progressOf({ ...FEBRUARY, target: 0n, reached: 0n, today: '2028-02-10' })).toMatchObject({
      ...{ percent: null, forecastPercent: null, forecast: '0', remaining: '0', state: 'reached' },
    })
  })

  test('that is exceeded leaves nothing', () => {
    expect(progressOf({ ...FEBRUARY, reached: 3_000n, today: '2028-02-10' })).toMatchObject({ remaining: '0', percent: '103.4' })
  })

  test('is reached by what equals it, and below zero by returns', () => {
    const today = '2028-02-10'
    expect(progressOf({ ...FEBRUARY, reached: 2_900n, today })).toMatchObject({ state: 'reached', remaining: '0', percent: '100.0' })
    expect(progressOf({ ...FEBRUARY, reached: -250n, scale: 2, today })).toMatchObject({
      ...{ state: 'behind', remaining: '31.50', percent: '-8.6', forecast: '-7.25', pace: '10.00' },
    })
  })
})
