import { expect, it } from 'vitest'
import { isYear } from './isYear.ts'

it('takes a number between bounds of four digits for a year', () => {
  expect(isYear({ minimum: 1000, maximum: 9999 })).toBe(true)
  expect(isYear({ minimum: 1900, maximum: 2100 })).toBe(true)
})

it('takes no other number for a year', () => {
  expect(isYear({ minimum: 999, maximum: 9999 })).toBe(false)
  expect(isYear({ minimum: 1000, maximum: 10_000 })).toBe(false)
  expect(isYear({ minimum: 1900 })).toBe(false)
  expect(isYear({ maximum: 2100 })).toBe(false)
})
