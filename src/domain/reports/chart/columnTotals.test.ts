import { expect, test } from 'vitest'
import type { ReportResult } from '../result.ts'
import { chartColumns, type ResolvedChart } from './chartDefinition.ts'
import { columnTotals } from './columnTotals.ts'

const RESULT: ReportResult = {
  columns: [
    { name: 'year', type: 'integer' },
    { name: 'currency', type: 'text' },
    { name: 'sales', type: 'decimal' },
    { name: 'share', type: 'decimal' },
  ],
  rows: [
    [2025, 'EUR', '0.10', '50'],
    [2026, 'EUR', '0.20', '50'],
  ],
}
const MIXED: ReportResult = { ...RESULT, rows: [...RESULT.rows, [2026, 'TRY', '7', '1'], [2027, null, null, '1']] }

const totals = (result: ReportResult, chart: Omit<ResolvedChart, 'kind'>) => {
  const resolved = { ...chart, kind: 'table' as const }
  return Object.fromEntries(columnTotals(resolved, chartColumns(resolved, result).measures, result) ?? [])
}

const SALES = { measures: [{ column: 'sales', style: 'money' as const, currencyColumn: 'currency' }] }

test('amounts of one currency have one total, those of several one each', () => {
  expect(totals(RESULT, SALES)).toEqual({ 2: [{ currency: null, sum: '0.30' }] })
  const byCurrency = [
    { currency: 'EUR', sum: '0.30' },
    { currency: 'TRY', sum: '7' },
  ]
  expect(totals(MIXED, SALES)).toEqual({ 2: byCurrency })
})

test('percentages are not added, nor whole numbers unless they are named', () => {
  expect(totals(RESULT, { measures: [{ column: 'share', style: 'percent' }] })).toEqual({})
  expect(totals(RESULT, {})).toEqual({ 2: [{ currency: null, sum: '0.30' }], 3: [{ currency: null, sum: '100' }] })
  expect(totals(RESULT, { measures: [{ column: 'year' }] })).toEqual({ 0: [{ currency: null, sum: '4051' }] })
})

test('a result with nothing to add up has none', () => {
  const chart = { kind: 'table' as const, measures: [{ column: 'share', style: 'percent' as const }] }
  expect(columnTotals(chart, chartColumns(chart, RESULT).measures, RESULT)).toBeUndefined()
})

test('a single row and a table without totals have none', () => {
  expect(totals({ ...RESULT, rows: RESULT.rows.slice(0, 1) }, SALES)).toEqual({})
  expect(totals(RESULT, { ...SALES, totals: false })).toEqual({})
})
