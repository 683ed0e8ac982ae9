import { expect, it } from 'vitest'
import { midpoint } from './estimate.ts'

it.each([
  [100n, 100n, 100n],
  [100n, 200n, 150n],
  [100n, 201n, 151n],
  [0n, 1n, 1n],
])('between %s and %s is %s', (low, high, middle) => expect(midpoint(low, high)).toBe(middle))
