import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDecimal, stringifyDecimal } from '../../../model/values/decimal.ts'
import type { Cell, ReportResult } from '../result.ts'
import { chartData, isRest } from './chartData.ts'
import { decimalOf, exactSum } from './exactSum.ts'
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

const RESULT_SOLD = { name: 'sold', type: 'integer' } as const

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

  test('of texts and of dates with gaps that no date fills stay in the order of the rows', () => {
    const months: Cell[][] = [
      ['2026-03-01', 1],
      ['2026-01-01', 2],
    ]
    const drawn = (type: 'text' | 'date', rows: Cell[][]) =>
      chartData({ kind: 'bar', category: 'month' }, { columns: [{ name: 'month', type }, RESULT_SOLD], rows })
    expect(drawn('text', months)).toMatchObject({ categories: ['2026-03-01', '2026-01-01'], step: undefined })
    expect(drawn('date', months)).toMatchObject({ categories: ['2026-01-01', '2026-02-01', '2026-03-01'], step: 'month' })
    expect(drawn('date', [...months, [null, 3]])).toMatchObject({ categories: ['2026-03-01', '2026-01-01', null], step: undefined })
  })

  test('of numbers alone are one, without a category or breakout', () => {
    const data = chartData({ kind: 'number' }, { columns: [RESULT_SOLD], rows: [[1], [2]] })
    expect(data).toMatchObject({ category: undefined, categories: [null], step: undefined })
    expect(data.series).toEqual([{ id: expect.any(String), measure: { column: 'sold' }, values: ['3'] }])
  })

  test('of every measure and value of the breakout have ids of their own', () => {
    const { series } = chartData({ kind: 'bar', category: 'month', breakout: 'make' }, RESULT)
    expect(new Set(series.map(({ id }) => id)).size).toBe(4)
  })

  test('of a breakout by the first column stand for its values', () => {
    const { series } = chartData({ kind: 'bar', category: 'make', breakout: 'month', measures: [{ column: 'sold' }] }, RESULT)
    expect(series.map(({ of, values }) => [of, values])).toEqual([
      ['2026-01-01', ['5', '3']],
      ['2026-04-01', ['2', null]],
    ])
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

  test('amounts without a currency are a series of their own', () => {
    const result: ReportResult = {
      columns: [
        { name: 'currency', type: 'text' },
        { name: 'make', type: 'text' },
        { name: 'net', type: 'decimal' },
      ],
      rows: [
        ['EUR', 'Audi', '1'],
        [null, 'Audi', '2'],
      ],
    }
    const data = chartData({ kind: 'pivot', category: 'make', measures: [{ column: 'net', currencyColumn: 'currency' }] }, result)
    expect(data.series.map(({ currency, values }) => [currency, values])).toEqual([
      ['EUR', ['1']],
      [undefined, ['2']],
    ])
    expect(pivotTable(data).groups.map(({ currency, total }) => [currency, total])).toEqual([
      ['EUR', '1'],
      [undefined, '2'],
    ])
  })

  test('beyond a limit what has no value is as small as zero, and of equals the first stay', () => {
    const rows: Cell[][] = [null, '-1', '1', '0', '0'].map((net, at) => [`M${at}`, net])
    const columns = [
      { name: 'make', type: 'text' },
      { name: 'net', type: 'decimal' },
    ] as const
    const { categories, series } = chartData({ kind: 'bar', limit: 3 }, { columns, rows })
    expect([categories, series[0]?.values]).toEqual([
      ['M0', 'M2', 'M3', null],
      [null, '1', '0', '-1'],
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
    expect(data.categories.map((_, at) => isRest(data, at))).toEqual([false, false, true])
    const all = chartData({ kind: 'pie', limit: 4 }, { columns, rows })
    expect(all.categories.map((_, at) => isRest(all, at))).toEqual([false, false, false, false])
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

  test.each<[Cell | undefined, string | null]>([
    ['1.50', '1.50'],
    ['soon', null],
    [5, '5'],
    [0.1, '0.1'],
    [1e-7, '0.000000'],
    [1e300, null],
    [Number.NaN, null],
    [true, null],
    [null, null],
    [undefined, null],
  ])('take %j as %j', (cell, expected) => {
    expect(decimalOf(cell)).toBe(expected)
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

describe('rows of one name, ordered by size', () => {
  const columns = [
    { name: 'customer', type: 'text' as const },
    { name: 'sales', type: 'decimal' as const },
  ]
  const chart = { kind: 'bar' as const, category: 'customer', measures: [{ column: 'sales' }] }
  const valuesOf = (rows: readonly Cell[][], more: { readonly limit?: number } = {}) => {
    const { categories, series } = chartData({ ...chart, ...more }, { columns, rows })
    return categories.map((name, at) => [name, series[0]?.values[at]])
  }

  test('stay in that order when they are added up', () => {
    const rows = [
      ['A', '9'],
      ['B', '8'],
      ['C', '7'],
      ['B', '6'],
      ['D', null],
    ]
    expect(valuesOf(rows)).toEqual([
      ['B', '14'],
      ['A', '9'],
      ['C', '7'],
      ['D', null],
    ])
    expect(valuesOf(rows, { limit: 1 })).toEqual([
      ['B', '14'],
      [null, '16'],
    ])
  })

  test('come in the same order where some have no size', () => {
    const rows = [
      ['A', null],
      ['B', '-1'],
      ['B', '-1'],
      ['C', '-1'],
      ['A', '-4'],
    ]
    expect(valuesOf(rows)).toEqual([
      ['C', '-1'],
      ['B', '-2'],
      ['A', '-4'],
    ])
    expect(
      valuesOf([
        ['A', '0'],
        ['B', null],
        ['C', null],
        ['A', null],
      ]),
    ).toEqual([
      ['A', '0'],
      ['B', null],
      ['C', null],
    ])
  })

  test('are in the order of the first of several measures', () => {
    const both = { ...chart, measures: [{ column: 'sales' }, { column: 'cars' }] }
    const rows = [
      ['A', '9', '1'],
      ['B', '8', '20'],
      ['B', '7', '30'],
    ]
    const { categories } = chartData(both, { columns: [...columns, { name: 'cars', type: 'decimal' }], rows })
    expect(categories).toEqual(['B', 'A'])
  })

  test('keep their order if they are divided, or measure nothing', () => {
    const rows = [
      ['A', '9'],
      ['B', '8'],
      ['B', '7'],
    ]
    const { categories } = chartData({ ...chart, breakout: 'sales' }, { columns, rows })
    expect(categories).toEqual(['A', 'B'])
    expect(chartData({ ...chart, measures: [{ column: 'none' }] }, { columns, rows }).categories).toEqual(['A', 'B'])
  })

  test('keep any other order, and that of different names', () => {
    expect(
      valuesOf([
        ['A', '1'],
        ['B', '8'],
        ['A', '2'],
      ]),
    ).toEqual([
      ['A', '3'],
      ['B', '8'],
    ])
    expect(
      valuesOf([
        ['B', '8'],
        ['A', '8'],
      ]),
    ).toEqual([
      ['B', '8'],
      ['A', '8'],
    ])
  })

  test('have no sum of the others if they are percentages', () => {
    const percent = { ...chart, measures: [{ column: 'sales', style: 'percent' as const }], limit: 1 }
    const { series } = chartData(percent, {
      columns,
      rows: [
        ['A', '9'],
        ['B', '8'],
        ['C', '7'],
      ],
    })
    expect(series[0]?.values).toEqual(['9', null])
  })
})
