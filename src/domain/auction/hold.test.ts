import { expect, it } from 'vitest'
import { holdFor } from './hold.ts'

it.each([
  [0n, 400_00n],
  [4_000_00n, 400_00n],
  [4_000_04n, 400_00n],
  [4_000_05n, 400_01n],
  [25_000_00n, 2_500_00n],
])('a maximum of %s holds %s (PRODUCT.md A9)', (maximum, hold) => expect(holdFor(maximum)).toBe(hold))
