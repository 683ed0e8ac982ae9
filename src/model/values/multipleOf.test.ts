import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMultipleOf } from './multipleOf.ts'

test.each([
  [0.07, 0.01, true],
  [19.99, 0.01, true],
  [19.995, 0.01, false],
  [-0.3, 0.1, true],
  [1e-7, 1e-8, true],
  [1e308, 1e-8, true],
  [1.1, 0.25, false],
  [0, 0.3, true],
  [7, 2, false],
])('%d as a multiple of %d: %s', (value, step, expected) => {
  expect(isMultipleOf(value, step)).toBe(expected)
})

test('every amount in hundredths is a multiple of 0.01', () => {
  fc.assert(
    fc.property(fc.integer(), (cents) => {
      expect(isMultipleOf(Number(`${cents}e-2`), 0.01)).toBe(true)
    }),
  )
})
