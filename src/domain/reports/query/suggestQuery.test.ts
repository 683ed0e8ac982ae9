import { describe, expect, test } from 'vitest'
import { compileQuery, type ReportQuery } from './compileQuery.ts'
import { byCurrency, type KnownColumn, resultNames, settledQuery, suggestChart, suggestQueries } from './suggestQuery.ts'

const column = (name: string, type: KnownColumn['type'], more: Partial<KnownColumn> = {}): KnownColumn => ({
  name,
  type,
  isChoice: false,
  isName: false,
  ...more,
})

const SALES = [
  column('id', 'text'),
  column('date', 'date'),
  column('customer_label', 'text', { isName: true }),
  column('approval', 'text', { isChoice: true }),
  column('discounts', 'decimal', { currency: 'currency_id' }),
  column('net_total', 'decimal', { currency: 'currency_id' }),
  column('currency_id', 'text'),
]

const PLACES = [column('name', 'text'), column('created_at', 'dateTime'), column('active', 'boolean')]

const view = (columns: readonly KnownColumn[]) => [{ name: 'v', columns }]

const asked = (query: Omit<ReportQuery, 'view'>): ReportQuery => ({ view: 'v', ...query })

describe('suggested queries', () => {
  test('begin with the amount by month, in each currency', () => {
    const [first] = suggestQueries(SALES)
    expect(first).toEqual({
      measure: 'net_total',
      column: 'date',
      by: 'month',
      query: { groups: [{ column: 'date', by: 'month' }, { column: 'currency_id' }], measures: [{ of: 'sum', column: 'net_total' }] },
    })
  })

  test('count records where there is no amount', () => {
    expect(suggestQueries(PLACES)).toEqual([
      { column: 'created_at', by: 'month', query: { groups: [{ column: 'created_at', by: 'month' }], measures: [{ of: 'count' }] } },
    ])
  })

  test.each([
    ['SALES', SALES],
    ['PLACES', PLACES],
  ])('can all be compiled: %s', (_, columns) => {
    for (const { query } of suggestQueries(columns))
      expect(compileQuery(asked(query), { views: view(columns), today: '2026-11-23' }).sql).toContain('group by')
  })
})

describe('the suggested chart', () => {
  test.each<[string, Omit<ReportQuery, 'view'>]>([
    ['table', {}],
    ['number', { measures: [{ of: 'count' }] }],
    ['bar', { groups: [{ column: 'date', by: 'month' }], measures: [{ of: 'count' }] }],
    ['line', { groups: [{ column: 'date', by: 'day' }], measures: [{ of: 'count' }] }],
    ['area', { groups: [{ column: 'date', by: 'month' }], measures: [{ of: 'running', column: 'net_total' }] }],
    ['bar', { groups: [{ column: 'customer_label' }], measures: [{ of: 'count' }] }],
    ['bar', { groups: [{ column: 'date', by: 'month' }, { column: 'currency_id' }], measures: [{ of: 'sum', column: 'net_total' }] }],
    ['pie', { groups: [{ column: 'approval' }], measures: [{ of: 'share', column: 'net_total' }] }],
    ['pivot', { groups: [{ column: 'date', by: 'month' }, { column: 'approval' }], measures: [{ of: 'count' }] }],
  ])('is a %s of %j', (kind, query) => {
    expect(suggestChart(asked(query), SALES)).toBe(kind)
  })
})

test('amounts are added by currency; counts need none', () => {
  const counted = { measures: [{ of: 'count' as const }] }
  expect(byCurrency(counted, SALES)).toBe(counted)
  const summed = { groups: [{ column: 'currency_id' }], measures: [{ of: 'sum' as const, column: 'net_total' }] }
  expect(byCurrency(summed, SALES)).toBe(summed)
})

test('a query that is being put together is run without its unfinished parts', () => {
  const query = asked({
    conditions: [
      { column: 'date', operator: 'during' },
      { column: 'approval', operator: 'is', value: '' },
      { column: 'approval', operator: 'empty' },
    ],
    groups: [{ column: '' }, { column: 'date' }],
    measures: [{ of: 'sum' }, { of: 'count' }],
  })
  expect(settledQuery(query)).toEqual({
    view: 'v',
    conditions: [{ column: 'approval', operator: 'empty' }],
    groups: [{ column: 'date' }],
    measures: [{ of: 'count' }],
  })
  expect(resultNames(settledQuery(query))).toEqual(['date', 'count'])
})
