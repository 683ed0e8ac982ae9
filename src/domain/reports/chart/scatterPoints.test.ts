import { expect, test } from 'vitest'
import type { ReportResult } from '../result.ts'
import type { ResolvedChart } from './chartDefinition.ts'
import { scatterGroups } from './scatterPoints.ts'

const RESULT: ReportResult = {
  columns: [
    { name: 'make', type: 'text' },
    { name: 'price', type: 'decimal' },
    { name: 'sold', type: 'integer' },
  ],
  rows: [
    ['Audi', '1.5', 3],
    ['Kia', '2', 1],
    [null, '0', 0],
    ['Audi', null, 4],
    ['Audi', '4', null],
    ['Audi', '5', 6],
  ],
}

test('each row with both numbers is a point', () => {
  expect(scatterGroups({ kind: 'scatter' }, RESULT)).toEqual([
    {
      points: [
        { x: 1.5, y: 3, row: 0 },
        { x: 2, y: 1, row: 1 },
        { x: 0, y: 0, row: 2 },
        { x: 5, y: 6, row: 5 },
      ],
    },
  ])
})

test('each value of the breakout is a group', () => {
  expect(scatterGroups({ kind: 'scatter', breakout: 'make' }, RESULT)).toEqual([
    {
      of: 'Audi',
      points: [
        { x: 1.5, y: 3, row: 0 },
        { x: 5, y: 6, row: 5 },
      ],
    },
    { of: 'Kia', points: [{ x: 2, y: 1, row: 1 }] },
    { of: null, points: [{ x: 0, y: 0, row: 2 }] },
  ])
})

test.each<[string, ResolvedChart, ReportResult]>([
  ['what it measures is gone', { kind: 'scatter', measures: [{ column: 'gone' }] }, RESULT],
  ['nothing is a number', { kind: 'scatter' }, { columns: [{ name: 'make', type: 'text' }], rows: [['Audi']] }],
])('there are no points where %s', (_, chart, result) => {
  expect(scatterGroups(chart, result)).toEqual([{ points: [] }])
})
