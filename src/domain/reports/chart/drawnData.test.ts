import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ChartData } from './chartData.ts'
import { apartFromRest, drawnData, MAX_BARS, MAX_COLUMNS, MAX_PARTS, MAX_SERIES } from './drawnData.ts'

const dataOf = (...series: readonly (readonly (string | null)[])[]): ChartData => ({
  category: { name: 'point', type: 'text' },
  breakout: undefined,
  categories: (series[0] ?? []).map((_, at) => `p${at}`),
  rest: false,
  step: undefined,
  series: series.map((values, index) => ({ id: String(index), measure: { column: 'one' }, currency: undefined, values })),
  missing: [],
})

const rows = (count: number, valueAt: (at: number) => string | null = String) => Array.from({ length: count }, (_, at) => valueAt(at))

describe('bars', () => {
  test('stay as they are up to the limit', () => {
    const data = dataOf(rows(MAX_BARS))
    expect(drawnData('bar', data)).toBe(data)
    expect(drawnData('combo', data)).toBe(data)
  })

  test('are the largest of each stretch, by the sizes of all series', () => {
    const one = rows(2 * MAX_BARS, (at) => (at % 2 === 0 ? '2' : null))
    const two = rows(2 * MAX_BARS, (at) => (at === 5 ? '-3' : '0'))
    const { categories, series } = drawnData('bar', dataOf(one, two))
    expect(categories).toHaveLength(MAX_BARS)
    expect(categories.slice(0, 4)).toEqual(['p0', 'p2', 'p5', 'p6'])
    expect(series.map(({ values }) => values.slice(0, 4))).toEqual([
      ['2', '2', null, '2'],
      ['0', '0', '-3', '0'],
    ])
  })

  test('of equal size: the first of each stretch', () => {
    expect(drawnData('bar', dataOf(rows(MAX_BARS * 3, () => '1'))).categories.slice(0, 3)).toEqual(['p0', 'p3', 'p6'])
  })

  test('keep their order and the highest peak, however many there are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: MAX_BARS + 1, maxLength: 3 * MAX_BARS }), (values) => {
        const { categories, series } = drawnData('bar', dataOf(values.map(String)))
        const positions = categories.map((name) => Number(String(name).slice(1)))
        expect(positions).toHaveLength(MAX_BARS)
        expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b))
        expect(series[0]?.values).toEqual(positions.map((at) => String(values[at])))
        const most = Math.max(...values.map(Math.abs))
        expect(series[0]?.values.some((value) => Math.abs(Number(value)) === most)).toBe(true)
      }),
      { numRuns: 20 },
    )
  })
})

describe('slices and stages', () => {
  test.each(['pie', 'funnel'] as const)('%s: the largest, and the sum of the others', (kind) => {
    const { categories, series, rest } = drawnData(kind, dataOf(rows(MAX_PARTS + 3)))
    expect(rest).toBe(true)
    expect([categories.length, categories[0], categories.at(-1)]).toEqual([MAX_PARTS + 1, 'p3', null])
    expect(series[0]?.values.at(-1)).toBe('3')
  })

  test('that the report limits itself stay as they are', () => {
    const data = { ...dataOf(rows(MAX_PARTS + 3)), rest: true }
    expect(drawnData('pie', data)).toBe(data)
  })
})

describe('series', () => {
  const many = dataOf(...Array.from({ length: MAX_COLUMNS + 1 }, () => ['1', '2']))

  test.each([
    ['line', MAX_SERIES],
    ['area', MAX_SERIES],
    ['bar', MAX_SERIES],
    ['combo', MAX_SERIES],
    ['pivot', MAX_COLUMNS],
    ['heatMap', MAX_COLUMNS],
    ['table', MAX_COLUMNS],
  ] as const)('%s: %i of them', (kind, most) => {
    expect(drawnData(kind, many).series).toEqual(many.series.slice(0, most))
  })

  test('are the same object where all are drawn', () => {
    const data = { ...many, series: many.series.slice(0, MAX_SERIES) }
    expect(drawnData('line', data)).toBe(data)
  })
})

describe('the sum of those beyond the limit', () => {
  const data: ChartData = { ...dataOf(['1', '2', '90'], ['3', null, null]), rest: true }

  test.each(['bar', 'combo', 'line', 'area'] as const)('is apart from a %s, which it would dwarf', (kind) => {
    const apart = apartFromRest(kind, data)
    expect(apart.rest).toEqual(['90', null])
    expect(apart.data).toEqual({ ...dataOf(['1', '2'], ['3', null]), rest: false })
  })

  test.each(['pie', 'funnel', 'table', 'pivot', 'number'] as const)('stays in a %s', (kind) => {
    expect(apartFromRest(kind, data)).toEqual({ data, rest: undefined })
  })

  test('is nowhere where nothing is beyond it', () => {
    const whole = dataOf(['1', '2'])
    expect(apartFromRest('bar', whole)).toEqual({ data: whole, rest: undefined })
  })
})
