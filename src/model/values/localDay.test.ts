import { expect, test } from 'vitest'
import { localDay } from './localDay.ts'

test('a day is that of the clock on the wall, with two digits each', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05')
  expect(localDay(new Date(2026, 10, 25, 23, 59))).toBe('2026-11-25')
})
