import { describe, expect, it } from 'vitest'
import { niceTicks } from './niceTicks.ts'

describe('lines of a chart', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [9, [0, 5, 10]],
    [14, [0, 5, 10, 15]],
    [24_812.5, [0, 10_000, 20_000, 30_000]],
    [98_000, [0, 25_000, 50_000, 75_000, 100_000]],
  ])('up to %d', (most, ticks) => {
    expect(niceTicks(most)).toEqual(ticks)
  })
})
