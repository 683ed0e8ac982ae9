import { describe, expect, test } from 'vitest'
import type { ReportResult } from '../result.ts'
import { type ChartKind, chartColumns, chartOf, isPicture } from './chartDefinition.ts'

const RESULT: ReportResult = {
  rows: [],
  columns: [
    { name: 'month', type: 'date' },
    { name: 'make', type: 'text' },
    { name: 'net', type: 'decimal' },
    { name: 'sold', type: 'integer' },
  ],
}

describe('which chart', () => {
  const drawn = { chart: null, chartCode: null }

  test.each([
    ['its own code', { chart: 'bar', chartCode: { kind: 'pie' } }, 'pie'],
    ['its own kind', { chart: 'bar', chartCode: { donut: true } }, 'bar'],
    ['the script of its type', drawn, 'line'],
  ] as const)('%s comes first', (_, report, kind) => {
    expect(chartOf(report, { kind: 'line' })?.kind).toBe(kind)
  })

  test('the script of its type says what it leaves open', () => {
    expect(chartOf({ chart: null, chartCode: { category: 'b' } }, { category: 'a', stacking: 'percent' })).toEqual({
      kind: 'table',
      category: 'b',
      stacking: 'percent',
    })
  })

  test('is a table where neither says any', () => {
    expect(chartOf(drawn)).toEqual({ kind: 'table' })
    expect(chartOf(drawn, null)).toEqual({ kind: 'table' })
  })

  test.each<[ChartKind, boolean]>([
    ['table', false],
    ['number', false],
    ['funnel', false],
    ['heatMap', false],
    ['pivot', false],
    ['line', true],
    ['pie', true],
    ['scatter', true],
  ])('whether a %s is a picture: %s', (kind, picture) => {
    expect(isPicture({ kind })).toBe(picture)
  })

  test('none draws nothing, whatever the type says', () => {
    expect(chartOf({ ...drawn, chart: 'none' }, { kind: 'line' })).toBeNull()
  })
})

describe('which columns', () => {
  const names = (chart: Parameters<typeof chartColumns>[0]) => {
    const { category, breakout, measures, missing } = chartColumns(chart, RESULT)
    return [category?.name, breakout?.name, measures.map(({ column }) => column), missing]
  }

  test('follow from the result where the chart names none', () => {
    expect(names({ kind: 'bar' })).toEqual(['month', undefined, ['net', 'sold'], []])
    expect(names({ kind: 'pivot' })).toEqual(['month', 'make', ['net', 'sold'], []])
    expect(names({ kind: 'heatMap' })).toEqual(['month', 'make', ['net', 'sold'], []])
    expect(names({ kind: 'scatter' })).toEqual(['net', undefined, ['sold'], []])
  })

  test('are those that it names, and those that the result lacks are said', () => {
    const measures = [{ column: 'sold' }, { column: 'gone' }]
    expect(names({ kind: 'bar', category: 'make', breakout: 'colour', measures })).toEqual([
      'make',
      undefined,
      ['sold'],
      ['colour', 'gone'],
    ])
  })

  test('a result of numbers alone is compared by its first', () => {
    const columns = [
      { name: 'year', type: 'integer' },
      { name: 'sold', type: 'integer' },
    ] as const
    const { category, measures } = chartColumns({ kind: 'line' }, { columns, rows: [] })
    expect([category?.name, measures.map(({ column }) => column)]).toEqual(['year', ['sold']])
    expect(chartColumns({ kind: 'number' }, { columns, rows: [] }).measures).toHaveLength(2)
    expect(chartColumns({ kind: 'bar', measures: [{ column: 'year' }] }, { columns, rows: [] }).category?.name).toBe('sold')
  })

  test('a number alone is measured, and compared by nothing', () => {
    const { category, measures } = chartColumns({ kind: 'bar' }, { columns: [{ name: 'sold', type: 'integer' }], rows: [] })
    expect([category, measures.map(({ column }) => column)]).toEqual([undefined, ['sold']])
  })

  test('a breakout is not what is compared by as well', () => {
    expect(names({ kind: 'bar', breakout: 'month' })).toEqual(['make', 'month', ['net', 'sold'], []])
    const { category, breakout } = chartColumns(
      { kind: 'pivot', breakout: 'make' },
      { columns: [{ name: 'make', type: 'text' }], rows: [] },
    )
    expect([category, breakout?.name]).toEqual([undefined, 'make'])
  })

  test('of many numbers the first eight are measured', () => {
    const numbers = Array.from({ length: 10 }, (_, at) => ({ name: `n${at}`, type: 'integer' as const }))
    const { measures } = chartColumns({ kind: 'line' }, { columns: [{ name: 'make', type: 'text' }, ...numbers], rows: [] })
    expect(measures.map(({ column }) => column)).toEqual(['n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7'])
  })
})
