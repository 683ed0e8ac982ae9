import { expect, test } from 'vitest'
import { alignDecimals } from './alignDecimals.ts'
import type { Cell, ResultColumn } from './result.ts'

const resultOf = (columns: readonly ResultColumn['type'][], rows: readonly (readonly Cell[])[]) => ({
  columns: columns.map((type, at) => ({ name: `c${at}`, type })),
  rows,
})

test('amounts of a column have the same number of decimal places', () => {
  const { rows } = alignDecimals(
    resultOf(
      ['decimal', 'decimal'],
      [
        ['12.5', '1.25'],
        ['-7', null],
        ['0.25', '3.1234'],
      ],
    ),
  )
  expect(rows).toEqual([
    ['12.50', '1.2500'],
    ['-7.00', null],
    ['0.25', '3.1234'],
  ])
})

test.each<[ResultColumn['type'], readonly Cell[]]>([
  ['decimal', ['1.33333', '2']],
  ['decimal', ['1', '2']],
  ['integer', [1, 2, '9007199254740993']],
  ['text', ['1.5', '2']],
])('%s %j stay as they are', (type, cells) => {
  const result = resultOf(
    [type],
    cells.map((cell) => [cell]),
  )
  expect(alignDecimals(result)).toBe(result)
})

test('other columns stay as they are beside them', () => {
  const { rows } = alignDecimals(
    resultOf(
      ['text', 'decimal', 'integer'],
      [
        ['a.b', '1.5', 3],
        ['c', '2', null],
      ],
    ),
  )
  expect(rows).toEqual([
    ['a.b', '1.5', 3],
    ['c', '2.0', null],
  ])
})
