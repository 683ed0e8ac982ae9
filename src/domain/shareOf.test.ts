import { expect, test } from 'vitest'
import { shareOf } from './shareOf.ts'

test('shares are rounded half up to one place', () => {
  expect([shareOf(1n, 3n), shareOf(1n, 16n), shareOf(2n, 1n), shareOf(1n, 0n)]).toEqual(['33.3', '6.3', '200.0', null])
})
