import { describe, expect, test } from 'vitest'
import { compileQuery, type ReportQuery } from './compileQuery.ts'
import {
  byCurrency,
  currenciesOf,
  type KnownColumn,
  resultNames,
  suggestChart,
  suggestQueries,
  withoutIncompleteParts,
} from './suggestQuery.ts'

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

const queryOf = (query: Omit<ReportQuery, 'view'>): ReportQuery => ({ view: 'v', ...query })

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

  test.each<[string, readonly KnownColumn[], string | undefined]>([
    ...['net_total', 'total', 'amount', 'price', 'quantity'].map((name): [string, readonly KnownColumn[], string] => [
      name,
      [column('weight', 'decimal'), column(name, 'integer')],
      name,
    ]),
    ['money, rather than what comes before it', [column('weight', 'decimal'), column('cost', 'decimal', { currency: 'c' })], 'cost'],
    ['no percentage', [column('vat', 'decimal', { additive: false })], undefined],
    ['another amount', [column('price', 'text'), column('year', 'integer'), column('weight', 'decimal')], 'weight'],
    ['no whole number', [column('year', 'integer')], undefined],
  ])('measure %s', (_, columns, measure) => {
    expect(suggestQueries([column('date', 'date'), ...columns])[0]?.measure).toBe(measure)
  })

  test.each<[string, readonly KnownColumn[]]>([
    ['date', [column('created_at', 'dateTime'), column('due', 'date'), column('date', 'date')]],
    ['due', [column('date', 'text'), column('created_at', 'dateTime'), column('due', 'date')]],
    ['created_at', [column('name', 'text'), column('created_at', 'dateTime')]],
  ])('go along %s', (name, columns) => {
    expect(suggestQueries(columns)[0]?.column).toBe(name)
  })

  test('compare two names by the amount, the greatest first, and count two states', () => {
    const names = ['buyer', 'seller', 'driver'].map((name) => column(name, 'text', { isName: true }))
    const states = ['state', 'approval', 'kind'].map((name) => column(name, 'text', { isChoice: true }))
    const most = (name: string, measured: object, result: string) => ({
      ...measured,
      column: name,
      query: {
        groups: [{ column: name }],
        measures: [result === 'count' ? { of: 'count' } : { of: 'sum', column: 'total' }],
        sort: [{ column: result, descending: true }],
        limit: 10,
      },
    })
    const counted = (name: string) => ({ column: name, query: { groups: [{ column: name }], measures: [{ of: 'count' }] } })
    expect(suggestQueries([...names, ...states, column('total', 'decimal')])).toEqual([
      most('buyer', { measure: 'total' }, 'sum_total'),
      most('seller', { measure: 'total' }, 'sum_total'),
      counted('state'),
      counted('approval'),
    ])
    expect(suggestQueries(names)).toEqual([most('buyer', {}, 'count'), most('seller', {}, 'count')])
  })

  test.each([
    ['SALES', SALES],
    ['PLACES', PLACES],
  ])('can all be compiled: %s', (_, columns) => {
    for (const { query } of suggestQueries(columns))
      expect(compileQuery(queryOf(query), { views: view(columns), today: '2026-11-23', me: 'u1' }).sql).toContain('group by')
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
    ['table', { groups: [{ column: 'date' }] }],
    ['table', { measures: [{ of: 'count' }, { of: 'max', column: 'date' }] }],
    ['table', { groups: [{ column: 'date' }, { column: 'approval' }, { column: 'customer_label' }], measures: [{ of: 'count' }] }],
    ['line', { groups: [{ column: 'date' }], measures: [{ of: 'count' }] }],
    ['line', { groups: [{ column: 'date', by: 'week' }], measures: [{ of: 'count' }] }],
    ['area', { groups: [{ column: 'date' }], measures: [{ of: 'count' }, { of: 'running', column: 'net_total' }] }],
    ['pie', { groups: [{ column: 'approval' }], measures: [{ of: 'count' }, { of: 'share', column: 'net_total' }] }],
    ['pivot', { groups: [{ column: 'date', by: 'month' }, { column: 'approval' }], measures: [{ of: 'count' }] }],
  ])('is a %s of %j', (kind, query) => {
    expect(suggestChart(queryOf(query), SALES)).toBe(kind)
  })
})

test('amounts are added by currency; counts need none', () => {
  const counted = { measures: [{ of: 'count' as const }] }
  expect(byCurrency(counted, SALES)).toBe(counted)
  const summed = { groups: [{ column: 'currency_id' }], measures: [{ of: 'sum' as const, column: 'net_total' }] }
  expect(byCurrency(summed, SALES)).toBe(summed)
})

test('a query that is being put together is run without its unfinished parts', () => {
  const query = queryOf({
    conditions: [
      { column: 'date', operator: 'during' },
      { column: 'approval', operator: 'is', value: '' },
      { column: 'approval', operator: 'empty' },
      { column: '', operator: 'empty' },
    ],
    groups: [{ column: '' }, { column: 'date' }],
    measures: [{ of: 'sum' }, { of: 'count' }],
  })
  expect(withoutIncompleteParts(query)).toEqual({
    view: 'v',
    conditions: [{ column: 'approval', operator: 'empty' }],
    groups: [{ column: 'date' }],
    measures: [{ of: 'count' }],
  })
  expect(resultNames(withoutIncompleteParts(query))).toEqual(['date', 'count'])
})

test('an alternative to an unfinished condition becomes none to the one before', () => {
  const conditions = (unfinished: string) => [
    { column: 'approval', operator: 'empty' as const },
    { column: 'approval', operator: 'is' as const, value: unfinished },
    { column: 'date', operator: 'empty' as const, or: true },
    { column: 'date', operator: 'notEmpty' as const, or: true },
  ]
  const kept = (unfinished: string) => withoutIncompleteParts(queryOf({ conditions: conditions(unfinished) })).conditions
  expect(kept('posted')).toEqual(conditions('posted'))
  expect(kept('')).toEqual([
    { column: 'approval', operator: 'empty' },
    { column: 'date', operator: 'empty' },
    { column: 'date', operator: 'notEmpty', or: true },
  ])
})

test.each<[NonNullable<ReportQuery['measures']>[number], [string, string][]]>([
  [{ of: 'sum', column: 'net_total' }, [['sum_net_total', 'currency_id']]],
  [{ of: 'average', column: 'net_total' }, [['average_net_total', 'currency_id']]],
  [{ of: 'share', column: 'net_total' }, [['share_net_total', 'currency_id']]],
  [{ of: 'running', column: 'net_total' }, [['running_net_total', 'currency_id']]],
  [{ of: 'count', column: 'net_total' }, []],
  [{ of: 'sum', column: 'weight' }, []],
])('the currency of %j', (measure, expected) => {
  expect([...currenciesOf({ measures: [measure] }, [...SALES, column('weight', 'decimal')])]).toEqual(expected)
})

test('a currency is added once to what is grouped, if anything is', () => {
  const measures = [
    { of: 'sum' as const, column: 'net_total' },
    { of: 'sum' as const, column: 'discounts' },
  ]
  expect(byCurrency({ measures }, SALES)).toEqual({ measures, groups: [{ column: 'currency_id' }] })
  const grouped = { measures, groups: [{ column: 'approval' }, { column: 'currency_id' }] }
  expect(byCurrency(grouped, SALES)).toBe(grouped)
})

test('what says enough is kept', () => {
  const query = queryOf({
    conditions: [
      { column: 'date', operator: 'during', period: 'today' },
      { column: 'date', operator: 'notEmpty' },
      { column: 'approval', operator: 'is', value: 'x' },
    ],
  })
  expect(withoutIncompleteParts(query)).toEqual(query)
  expect(withoutIncompleteParts(queryOf({ sort: [{ column: '' }, { column: 'date' }] }))).toEqual(queryOf({ sort: [{ column: 'date' }] }))
  expect(withoutIncompleteParts(queryOf({ conditions: [{ column: 'date', operator: 'during', value: '2026-01-01' }] })).conditions).toEqual(
    [],
  )
})

test.each<[Omit<ReportQuery, 'view'>, string[]]>([
  [{}, []],
  [{ columns: ['date', 'id'] }, ['date', 'id']],
  [{ groups: [{ column: 'date' }], columns: ['id'] }, ['date']],
  [{ measures: [{ of: 'count' }, { of: 'sum', column: 'net_total' }] }, ['count', 'sum_net_total']],
])('%j has named results', (query, names) => {
  expect(resultNames(queryOf(query))).toEqual(names)
})
