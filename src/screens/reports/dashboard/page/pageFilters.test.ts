import { expect, test } from 'vitest'
import type { ReportFilter } from '../../filters/filterValues.ts'
import { missingFilters, pageFilters, parametersOfReport } from './pageFilters.ts'

const filter = (name: string, column: string, type: ReportFilter['type'], more: Partial<ReportFilter> = {}): ReportFilter => ({
  ...{ id: name, name, column, type, label: null, default: null, period: null, choices: null, entity: null, within: null },
  ...more,
})

const report = (id: string, ...filters: ReportFilter[]) => ({ id, filters, query: null })

const REPORTS = [
  report('a', filter('period', 'date', 'range', { period: 'thisMonth' }), filter('town', 'city', 'text')),
  report('b', filter('when', 'date', 'range', { period: 'thisYear' }), filter('city', 'city', 'choice')),
  report('c', filter('day', 'date', 'date')),
]

test('filters of the same column and type are one of the page, others are none', () => {
  const shared = pageFilters(REPORTS)
  expect(shared.map(({ filter: { name, column, type, period } }) => [name, column, type, period])).toEqual([
    ['date', 'date', 'range', null],
  ])
  expect([...(shared[0]?.names ?? [])]).toEqual([
    ['a', 'period'],
    ['b', 'when'],
  ])
})

test('two of one column but of different types have names of their own', () => {
  const twice = [...REPORTS, report('d', filter('on', 'date', 'date'))]
  expect(pageFilters(twice).map(({ filter: { name } }) => name)).toEqual(['date', 'date.date'])
})

test('a value reaches each report under the name of its own filter, and the others say that they lack it', () => {
  const shared = pageFilters(REPORTS)
  const values = { date: { period: 'lastYear' } }
  expect(parametersOfReport('b', shared, values)).toEqual({ when: { period: 'lastYear' } })
  expect(parametersOfReport('a', shared, {})).toEqual({})
  expect(missingFilters('c', shared, values)).toHaveLength(1)
  expect(missingFilters('c', shared, { date: null })).toEqual([])
  expect(missingFilters('a', shared, values)).toEqual([])
})
