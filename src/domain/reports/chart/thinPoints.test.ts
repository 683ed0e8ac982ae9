import fc from 'fast-check'
import { expect, test } from 'vitest'
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
  ['day', ['2026-03-02', '2026-02-27'], 4],
] as const)('dates by %s are filled: %j', (step, dates, count) => {
  expect([dateStep(dates), fillDates(dates).length]).toEqual([step, count])
})

test('what is no date, alone or too long an axis is left', () => {
  expect(dateStep(['2026-01-01'])).toBeUndefined()
  expect(fillDates(['2026-01-01', 'soon'])).toEqual(['2026-01-01', 'soon'])
  expect(fillDates(['2026-01-02', '1900-01-01'])).toEqual(['1900-01-01', '2026-01-02'])
})
