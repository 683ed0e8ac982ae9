import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDecimal, stringifyDecimal } from '../../../model/values/decimal.ts'
import type { Cell, ReportResult } from '../result.ts'
import { chartData } from './chartData.ts'
import { chartColumns, chartOf } from './chartDefinition.ts'
import { exactSum } from './exactSum.ts'
import { pivotTable } from './pivotTable.ts'

const RESULT: ReportResult = {
  columns: [
    { name: 'month', type: 'date' },
    { name: 'make', type: 'text' },
    { name: 'net', type: 'decimal' },
    { name: 'sold', type: 'integer' },
  ],
  rows: [
    ['2026-01-01', 'Audi', '0.10', 1],
    ['2026-04-01', 'Audi', '0.20', 2],
    ['2026-01-01', 'Kia', '5', 3],
    ['2026-01-01', 'Audi', '0.20', 4],
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
  })
})

describe('series', () => {
  test('add rows of one category exactly, and months without rows take their place', () => {
    const data = chartData({ kind: 'line', measures: [{ column: 'net' }] }, RESULT)
    expect(data.step).toBe('quarter')
    expect(data.categories).toEqual(['2026-01-01', '2026-04-01'])
    expect(data.series.map(({ values }) => values)).toEqual([['5.30', '0.20']])
    const later = { ...RESULT, rows: [...RESULT.rows, ['2026-05-01', 'Kia', '1', 1]] }
    const monthly = chartData({ kind: 'line', measures: [{ column: 'net' }] }, later)
    expect(monthly.categories).toEqual(['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01'])
    expect(monthly.series[0]?.values).toEqual(['5.30', null, null, '0.20', '1'])
  })

  test('of a breakout stand for its values', () => {
    const { series } = chartData({ kind: 'bar', breakout: 'make', measures: [{ column: 'sold' }] }, RESULT)
    expect(series.map(({ of, values }) => [of, values])).toEqual([
      ['Audi', ['5', '2']],
      ['Kia', ['3', null]],
    ])
  })

  test('amounts in several currencies are never added', () => {
    const result: ReportResult = {
      columns: [
        { name: 'make', type: 'text' },
        { name: 'net', type: 'decimal' },
        { name: 'currency_label', type: 'text' },
      ],
      rows: [
        ['Audi', '1', 'EUR'],
        ['Audi', '2', 'USD'],
      ],
    }
    const measures = [{ column: 'net', currencyColumn: 'currency_label' }]
    const { series } = chartData({ kind: 'bar', category: 'make', measures }, result)
    expect(series.map(({ currency, values }) => [currency, values])).toEqual([
      ['EUR', ['1']],
      ['USD', ['2']],
    ])
  })

  test('beyond a limit the smallest are summed up, and the others keep their order', () => {
    const rows: Cell[][] = ['1', '9', '2', '8'].map((net, at) => [`M${at}`, net])
    const columns = [
      { name: 'make', type: 'text' },
      { name: 'net', type: 'decimal' },
    ] as const
    const data = chartData({ kind: 'pie', limit: 2 }, { columns, rows })
    expect([data.rest, data.categories, data.series[0]?.values]).toEqual([true, ['M1', 'M3', null], ['9', '8', '3']])
    expect(chartData({ kind: 'pie', limit: 4 }, { columns, rows }).rest).toBe(false)
  })
})

describe('sums', () => {
  test('of cents never drift', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), { minLength: 1 }), (cents) => {
        const total = cents.reduce((sum, each) => sum + each, 0n)
        expect(parseDecimal(exactSum(cents.map((each) => stringifyDecimal(each, 2))) ?? '', 2)).toBe(total)
      }),
    )
  })

  test('of nothing is nothing, not zero', () => {
    expect(exactSum([null, null])).toBeNull()
  })

  test('a pivot’s rows, columns and whole agree', () => {
    const { groups } = pivotTable(chartData({ kind: 'pivot', measures: [{ column: 'sold' }, { column: 'net' }] }, RESULT))
    expect(groups.map(({ columns, rowTotals, total }) => [columns.map((column) => column.total), rowTotals, total])).toEqual([
      [['7', '3'], ['8', '2'], '10'],
      [['0.50', '5'], ['5.30', '0.20'], '5.50'],
    ])
  })
})
