import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../model/values/days.ts'
import { dateStep, fillDates } from './dateStep.ts'
import { thinPoints } from './thinPoints.ts'

test('few points stay as they are', () => {
  expect(thinPoints([3, null, 1], 3)).toEqual([0, 1, 2])
})

test('a peak among many stays', () => {
  const values = Array.from({ length: 10_000 }, (_, at) => (at === 4321 ? 100 : at % 2))
  const kept = thinPoints(values, 200)
  expect(kept).toContain(4321)
})

test.each([
  ['of equal values the first of each stretch', [5, 5, 5, 5, 5, 5], 4, [0, 1, 3, 5]],
  ['a dip on the way up', [0, 10, 20, 25, 40, 50, 60, 70, 80], 3, [0, 3, 8]],
  ['a hump on the way down', [80, 70, 60, 58, 40, 30, 20, 10, 0], 3, [0, 3, 8]],
  ['a dip before a long way up', [0, 10, 5, 30, 40, 50, 60, 70, 80, 90], 4, [0, 2, 5, 9]],
  ['turns that go up and down', [0, 9, 1, 0, 1, 9, 0, 1, 0, 9, 0], 6, [0, 1, 3, 5, 9, 10]],
])('keeps %s', (_, values, most, kept) => {
  expect(thinPoints(values, most)).toEqual(kept)
})

test('as many as asked for, in order, with both ends', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true })), { minLength: 1, maxLength: 400 }),
      fc.integer({ min: 3, max: 50 }),
      (values, most) => {
        const kept = thinPoints(values, most)
        expect(kept).toHaveLength(Math.min(most, values.length))
        expect(kept).toEqual([...new Set(kept)].toSorted((one, other) => one - other))
        expect([kept[0], kept.at(-1)]).toEqual([0, values.length - 1])
      },
    ),
  )
})

test.each([
  ['year', ['2024-01-01', '2026-01-01'], 3],
  ['quarter', ['2026-01-01', '2026-10-01'], 4],
  ['month', ['2026-02-01', '2026-07-01'], 2],
  ['month', ['2025-12-01', '2026-02-01'], 3],
  ['week', ['2026-11-02', '2026-11-16'], 3],
  ['day', ['2026-02-27', '2026-03-02'], 4],
  ['day', ['2026-03-01', '2026-03-04'], 4],
  ['day', ['2026-03-02', '2026-02-27'], 4],
] as const)('dates by %s are filled: %j', (step, dates, count) => {
  expect([dateStep(dates), fillDates(dates).length]).toEqual([step, count])
})

test('what is no date, alone or too long an axis is left', () => {
  expect(dateStep(['2026-01-01'])).toBeUndefined()
  expect(fillDates(['soon', '2026-01-01'])).toEqual(['soon', '2026-01-01'])
  expect(fillDates(['2026-01-01', 'soon'])).toEqual(['2026-01-01', 'soon'])
  expect(fillDates(['2026-01-02', '1900-01-01'])).toEqual(['1900-01-01', '2026-01-02'])
})

test.each(['soon', 'x2026-02-01', '2026-02-01T00:00', null, true])('an axis with %s has no step', (cell) => {
  expect(dateStep(['2026-01-01', cell])).toBeUndefined()
})

test('an axis of more than a thousand dates keeps its gaps', () => {
  const days = Array.from({ length: 1100 }, (_, at) => addDays('2024-01-01', at)).toSpliced(500, 1)
  expect(fillDates(days)).toEqual(days)
  expect(fillDates(days.slice(0, 900))).toHaveLength(901)
})
