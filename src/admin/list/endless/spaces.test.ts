import { expect, test } from 'vitest'
import { placeInSpace, spacesOf } from './spaces.ts'

test('spaces are as high as the rows that they stand for', () => {
  expect(spacesOf({ before: 1000, after: 3000, rowHeight: 41 })).toEqual({ above: 41_000, below: 123_000 })
  expect(spacesOf({ before: 0, after: 0, rowHeight: 41 })).toEqual({ above: 0, below: 0 })
})

test('spaces of very many rows are to scale, and within what browsers show', () => {
  const { above, below } = spacesOf({ before: 250_000, after: 750_000, rowHeight: 41 })
  expect(above + below).toBe(8_000_000)
  expect(below / above).toBe(3)
})

test('a place in a space has its page, and a place in that', () => {
  const at = (depth: number) => Object.values(placeInSpace({ from: 4, to: 7, depth }))
  expect([0, 0.125, 0.25, 0.5, 0.875, 1].map(at)).toEqual([
    [4, 0],
    [4, 0.5],
    [5, 0],
    [6, 0],
    [7, 0.5],
    [7, 1],
  ])
  expect([-1, 2].map(at)).toEqual([
    [4, 0],
    [7, 1],
  ])
})
