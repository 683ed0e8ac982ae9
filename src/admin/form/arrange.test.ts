import { expect, test } from 'vitest'
import type { Span } from '../../fields/fieldView.ts'
import { arrange, COLUMNS } from './arrange.ts'

const rowsOf = (spans: readonly number[]): number[][] => {
  const rows: number[][] = [[]]
  for (const span of spans) {
    const row = rows.at(-1)
    if (row && row.reduce((sum, each) => sum + each, 0) + span <= COLUMNS) row.push(span)
    else rows.push([span])
  }
  return rows
}

const fields = (text: string): Span[] => [...text].map((letter) => ({ s: 'short', m: 'medium', l: 'long', f: 'full' })[letter] as Span)

test.each([
  ['a code, two names and a long one', 'smml', [[4, 4, 4], [12]]],
  [
    'five names',
    'mmmmm',
    [
      [6, 6],
      [4, 4, 4],
    ],
  ],
  [
    'six amounts',
    'ssssss',
    [
      [4, 4, 4],
      [4, 4, 4],
    ],
  ],
  ['a number and a switch', 'ss', [[6, 6]]],
  ['a text of many lines between names', 'mfm', [[12], [12], [12]]],
  ['a date alone', 's', [[6]]],
  [
    'six notes',
    'llllll',
    [
      [6, 6],
      [6, 6],
      [6, 6],
    ],
  ],
] as const)('%s', (_, text, expected) => {
  expect(rowsOf(arrange(fields(text), 'ordinary'))).toEqual(expected)
})

test('three names share a line on wide pages', () => {
  expect(arrange(fields('mmm'), 'wide')).toEqual([4, 4, 4])
})

test('an address gets more than the third of a row, and six amounts share two rows evenly, where there is space', () => {
  expect(arrange(fields('llm'), 'wide')).toEqual([12, 8, 4])
  expect(arrange(fields('ssssss'), 'wide')).toEqual([4, 4, 4, 4, 4, 4])
})

test('every field has a place, and no row is wider than the grid', () => {
  for (let seed = 1; seed < 300; seed += 1) {
    const text = Array.from({ length: 1 + (seed % 14) }, (_, at) => 'smlf'[(seed * (at + 7) * 31 + at * seed) % 4]).join('')
    for (const measure of ['ordinary', 'wide'] as const) {
      const spans = arrange(fields(text), measure)
      expect(spans).toHaveLength(text.length)
      for (const row of rowsOf(spans)) expect(row.reduce((sum, span) => sum + span, 0)).toBeLessThanOrEqual(COLUMNS)
    }
  }
})
