import { expect, test } from 'vitest'
import { draggedTo, fillDown, fillRight, fillTargets } from './fillTargets.ts'

const range = (top: number, left: number, bottom: number, right: number) => ({ top, left, bottom, right })
const pairs = (...parts: Parameters<typeof fillTargets>) =>
  fillTargets(...parts).map(({ to, from }) => [to.row, to.column, from.row, from.column])

test('a cell is repeated below it, a block by its rows and columns', () => {
  expect(pairs(range(1, 2, 1, 2), range(1, 2, 3, 2))).toEqual([
    [2, 2, 1, 2],
    [3, 2, 1, 2],
  ])
  expect(pairs(range(0, 0, 1, 0), range(0, 0, 4, 0)).map(([to, , from]) => [to, from])).toEqual([
    [2, 0],
    [3, 1],
    [4, 0],
  ])
  expect(pairs(range(0, 0, 1, 1), range(0, 0, 1, 3))).toEqual([
    [0, 2, 0, 0],
    [0, 3, 0, 1],
    [1, 2, 1, 0],
    [1, 3, 1, 1],
  ])
})

test('filling down takes the first row, of a single row the one above; the first row of the list has none', () => {
  expect(fillDown(range(2, 1, 4, 3))).toEqual([range(2, 1, 2, 3), range(2, 1, 4, 3)])
  expect(fillDown(range(2, 1, 2, 3))).toEqual([range(1, 1, 1, 3), range(1, 1, 2, 3)])
  expect(fillDown(range(0, 1, 0, 3))).toBeUndefined()
})

test('filling to the right takes the first column of several', () => {
  expect(fillRight(range(2, 1, 4, 3))).toEqual([range(2, 1, 4, 1), range(2, 1, 4, 3)])
  expect(fillRight(range(2, 1, 4, 1))).toBeUndefined()
})

test('dragging the corner grows the range where the pointer is farther away, and never backwards', () => {
  const block = range(1, 1, 2, 2)
  expect(draggedTo(block, { row: 5, column: 4 })).toEqual(range(1, 1, 5, 2))
  expect(draggedTo(block, { row: 3, column: 4 })).toEqual(range(1, 1, 2, 4))
  expect(draggedTo(block, { row: 5, column: 0 })).toEqual(range(1, 1, 5, 2))
  expect(draggedTo(block, { row: 0, column: 2 })).toBe(block)
})
