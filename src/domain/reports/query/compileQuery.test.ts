import { describe, expect, test } from 'vitest'
import { RELATIVE_PERIODS, type RelativePeriod } from '../../../model/values/relativeDays.ts'
import { compileQuery, QueryMistake, type ReportQuery } from './compileQuery.ts'
import { daysOf, isRelativePeriod } from './relativeDays.ts'

const VIEWS = [
  {
    name: 'sales_orders',
    columns: [
      { name: 'date', type: 'date' },
      { name: 'created_at', type: 'dateTime' },
      { name: 'customer_label', type: 'text' },
      { name: 'net_total', type: 'decimal' },
      { name: 'blocked', type: 'boolean' },
    ],
  },
] as const

type Of = NonNullable<ReportQuery['measures']>[number]['of']

const OPTIONS = { views: VIEWS, today: '2026-11-23', me: 'u1' }

const compiled = (query: Omit<ReportQuery, 'view'>) => compileQuery({ view: 'sales_orders', ...query }, OPTIONS)

const mistake = (query: Omit<ReportQuery, 'view'> & { readonly view?: string }) => {
  try {
    compileQuery({ view: 'sales_orders', ...query }, OPTIONS)
  } catch (error) {
    if (error instanceof QueryMistake) return [error.path, error.code, error.params]
    throw error
  }
  return undefined
}

describe('a query in SQL', () => {
  test('lists all columns, or those that it names', () => {
    expect(compiled({}).sql).toBe('select date, created_at, customer_label, net_total, blocked\nfrom sales_orders')
    expect(compiled({ columns: ['net_total'], limit: 5, sort: [{ column: 'net_total', descending: true }] }).sql).toBe(
      'select net_total\nfrom sales_orders\norder by 1 desc nulls last\nlimit 5',
    )
  })

  test('groups by months and measures them, in the order of its groups', () => {
    const query = { groups: [{ column: 'date', by: 'month' }], measures: [{ of: 'count' }, { of: 'sum', column: 'net_total' }] } as const
    expect(compiled(query).sql).toBe(
      'select month(date) as date, count(*) as count, sum(net_total) as sum_net_total\nfrom sales_orders\ngroup by 1\norder by 1 nulls first',
    )
  })

  test('binds every value and names none', () => {
    const { sql, parameters } = compiled({
      conditions: [
        { column: 'customer_label', operator: 'contains', value: "100%_' or 1=1 --" },
        { column: 'net_total', operator: 'atLeast', value: '10.50' },
        { column: 'date', operator: 'during', period: 'lastMonth' },
        { column: 'created_at', operator: 'is', value: '2026-01-02' },
        { column: 'customer_label', operator: 'isNot', value: 'x' },
        { column: 'customer_label', operator: 'notEmpty' },
        { column: 'blocked', operator: 'is', value: 'false' },
      ],
    })
    expect(sql.split('\nwhere ')[1]?.split('\n  and ')).toEqual([
      "lower(cast(customer_label as text)) like :p1 escape '\\'",
      'net_total >= :p2',
      'date between :p3 and :p4',
      'day(created_at) = :p5',
      '(customer_label <> :p6 or customer_label is null)',
      'customer_label is not null',
      'not blocked',
    ])
    expect(Object.values(parameters)).toEqual([
      { type: 'text', value: String.raw`%100\%\_' or 1=1 --%` },
      { type: 'number', value: 10.5 },
      { type: 'date', value: '2026-10-01' },
      { type: 'date', value: '2026-10-31' },
      { type: 'date', value: '2026-01-02' },
      { type: 'text', value: 'x' },
    ])
  })

  test('joins a condition to the one before it by or, and every group of them by and', () => {
    const { sql } = compiled({
      conditions: [
        { column: 'customer_label', operator: 'is', value: 'a', or: true },
        { column: 'customer_label', operator: 'isNot', value: 'b', or: true },
        { column: 'net_total', operator: 'above', value: '1' },
        { column: 'date', operator: 'empty' },
        { column: 'net_total', operator: 'below', value: '9', or: true },
      ],
    })
    expect(sql.split('\nwhere ')[1]?.split('\n  and ')).toEqual([
      '(customer_label = :p1 or (customer_label <> :p2 or customer_label is null))',
      'net_total > :p3',
      '(date is null or net_total < :p4)',
    ])
    const wrong = [{ column: 'date', operator: 'empty' } as const, { column: 'date', operator: 'is', value: 'x', or: true } as const]
    expect(mistake({ conditions: wrong })).toEqual(['conditions.1.value', 'reportDate', {}])
  })

  test('reads records to which the view refers, and rows of these', () => {
    const views = [
      {
        name: 'sales_orders',
        columns: [
          { name: 'id', type: 'text' },
          { name: 'customer_id', type: 'text', target: 'customers' },
          { name: 'hidden_id', type: 'text', target: 'hidden' },
        ],
      },
      { name: 'customers', columns: [{ name: 'name', type: 'text' }] },
      {
        name: 'sales_orders_lines',
        columns: [
          { name: 'sales_order_id', type: 'text', target: 'sales_orders', isParent: true },
          { name: 'material_id', type: 'text', target: 'materials' },
          { name: 'quantity', type: 'decimal' },
        ],
      },
      {
        name: 'materials',
        columns: [
          { name: 'code', type: 'text' },
          { name: 'order_id', type: 'text', target: 'sales_orders' },
        ],
      },
      { name: 'materials_units', columns: [{ name: 'material_id', type: 'text', target: 'materials', isParent: true }] },
    ] as const
    const where = (column: string, value = '1') => {
      const query: ReportQuery = { view: 'sales_orders', columns: ['id'], conditions: [{ column, operator: 'is', value }] }
      return compileQuery(query, { ...OPTIONS, views })
        .sql.split('where ')
        .slice(1)
        .join('where ')
    }
    expect(where('customer_id.name')).toBe('(customer_id in (select id from customers where name = :p1)) is true')
    expect(where('sales_orders_lines.quantity')).toBe(
      '(id in (select sales_order_id from sales_orders_lines where quantity = :p1)) is true',
    )
    expect(where('sales_orders_lines.material_id.code')).toBe(
      '(id in (select sales_order_id from sales_orders_lines where (material_id in (select id from materials where code = :p1)) is true)) is true',
    )
    for (const column of [
      'customer_id.other',
      'hidden_id.name',
      'materials.code',
      'materials_units.material_id',
      'id.name',
      'customers.name',
      'customer_id.',
    ])
      expect(() => where(column), column).toThrow(new QueryMistake('conditions.0.column', 'reportColumn', { name: column }))
    expect(() => where('sales_orders_lines.quantity', 'x')).toThrow(new QueryMistake('conditions.0.value', 'reportNumber'))
  })

  test('knows the user for whom it runs', () => {
    const { sql, parameters } = compiled({
      conditions: [
        { column: 'customer_label', operator: 'is', value: '$me' },
        { column: 'customer_label', operator: 'is', value: 'x', or: true },
        { column: 'customer_label', operator: 'contains', value: '$me' },
      ],
    })
    expect(sql).toContain(
      "where (customer_label = :me or customer_label = :p1)\n  and lower(cast(customer_label as text)) like :p2 escape '\\'",
    )
    expect(parameters).toEqual({
      me: { type: 'text', value: 'u1' },
      p1: { type: 'text', value: 'x' },
      p2: { type: 'text', value: '%$me%' },
    })
    expect(mistake({ conditions: [{ column: 'net_total', operator: 'is', value: '$me' }] })).toEqual([
      'conditions.0.value',
      'reportNumber',
      {},
    ])
  })

  test('without columns of its own lists all, with an empty list as well', () => {
    expect(compiled({ columns: [] })).toEqual(compiled({}))
  })

  test('groups by values and by periods, each under the name of its column', () => {
    const groups = [{ column: 'created_at', by: 'week' }, { column: 'date' }, { column: 'customer_label', by: 'month' }] as const
    expect(compiled({ groups }).sql).toBe(
      'select week(created_at) as created_at, date, customer_label\nfrom sales_orders\ngroup by 1, 2, 3\norder by 1 nulls first, 2 nulls first, 3 nulls first',
    )
  })

  test('is sorted by any columns of its result, up or down', () => {
    const query = {
      groups: [{ column: 'date', by: 'year' }, { column: 'customer_label' }],
      measures: [{ of: 'count' }, { of: 'sum', column: 'net_total' }],
    } as const
    const sort = [{ column: 'sum_net_total', descending: true }, { column: 'customer_label' }, { column: 'count', descending: false }]
    expect(
      compiled({ ...query, sort })
        .sql.split('\n')
        .at(-1),
    ).toBe('order by 4 desc nulls last, 2 nulls first, 3 nulls first')
  })

  const amounts = (of: Of) => ({ of, column: 'net_total' })

  test.each<[Of, string]>([
    ['count', 'count(net_total) as count_net_total'],
    ['distinct', 'count(distinct net_total) as distinct_net_total'],
    ['sum', 'sum(net_total) as sum_net_total'],
    ['average', 'avg(net_total) as average_net_total'],
    ['min', 'min(net_total) as min_net_total'],
    ['max', 'max(net_total) as max_net_total'],
    ['share', '100.0 * sum(net_total) / nullif(sum(sum(net_total)) over (), 0) as share_net_total'],
    ['running', 'sum(sum(net_total)) over () as running_net_total'],
  ])('measures the %s of a column', (of, expected) => {
    expect(compiled({ measures: [amounts(of)] }).sql).toBe(`select ${expected}\nfrom sales_orders`)
  })

  test('adds a running sum up along its groups', () => {
    const groups = [{ column: 'date', by: 'month' }, { column: 'customer_label' }] as const
    expect(compiled({ groups, measures: [amounts('running')] }).sql).toContain(
      'sum(sum(net_total)) over (order by month(date) nulls first, customer_label nulls first rows unbounded preceding) as running_net_total',
    )
  })

  test.each<[Of, boolean]>([
    ['count', true],
    ['distinct', true],
    ['min', true],
    ['max', true],
    ['sum', false],
    ['average', false],
    ['share', false],
    ['running', false],
  ])('whether the %s of a text can be measured: %s', (of, can) => {
    const expected = can ? undefined : ['measures.0.column', 'reportMeasure', { of }]
    expect(mistake({ measures: [{ of, column: 'customer_label' }] })).toEqual(expected)
  })

  test.each<[NonNullable<ReportQuery['conditions']>[number], string, (string | number)[]]>([
    [{ column: 'net_total', operator: 'is', value: '1' }, 'net_total = :p1', [1]],
    [{ column: 'net_total', operator: 'atLeast', value: '1' }, 'net_total >= :p1', [1]],
    [{ column: 'net_total', operator: 'atMost', value: '1' }, 'net_total <= :p1', [1]],
    [{ column: 'net_total', operator: 'above', value: '1' }, 'net_total > :p1', [1]],
    [{ column: 'net_total', operator: 'below', value: '1' }, 'net_total < :p1', [1]],
    [{ column: 'customer_label', operator: 'contains', value: 'A' }, "lower(cast(customer_label as text)) like :p1 escape '\\'", ['%a%']],
    [{ column: 'customer_label', operator: 'startsWith', value: 'A' }, "lower(cast(customer_label as text)) like :p1 escape '\\'", ['a%']],
    [{ column: 'customer_label', operator: 'empty' }, 'customer_label is null', []],
    [{ column: 'blocked', operator: 'is', value: 'true' }, 'blocked', []],
    [{ column: 'blocked', operator: 'is', value: 'false' }, 'not blocked', []],
    [{ column: 'customer_label', operator: 'is', value: 'a\0b' }, 'customer_label = :p1', ['ab']],
  ])('%j is a condition', (condition, expected, values) => {
    const { sql, parameters } = compiled({ columns: ['date'], conditions: [condition] })
    expect(sql).toBe(`select date\nfrom sales_orders\nwhere ${expected}`)
    expect(Object.values(parameters).map(({ value }) => value)).toEqual(values)
  })

  test.each<[NonNullable<ReportQuery['conditions']>[number], string, string]>([
    [{ column: 'blocked', operator: 'is', value: 'yes' }, 'value', 'reportBoolean'],
    [{ column: 'blocked', operator: 'is', value: '1' }, 'value', 'reportBoolean'],
    [{ column: 'blocked', operator: 'isNot', value: 'true' }, 'operator', 'reportComparison'],
    [{ column: 'blocked', operator: 'atLeast', value: 'true' }, 'operator', 'reportComparison'],
    [{ column: 'blocked', operator: 'contains', value: 'true' }, 'operator', 'reportComparison'],
    [{ column: 'net_total', operator: 'contains', value: '1' }, 'operator', 'reportComparison'],
    [{ column: 'date', operator: 'startsWith', value: '2026' }, 'operator', 'reportComparison'],
  ])('%j, which engines answer differently, is refused', (condition, at, code) => {
    expect(mistake({ conditions: [condition] })).toEqual([`conditions.0.${at}`, code, {}])
  })

  test.each(['2026-02-30', '0000-01-01', '2026-02-30x', 'x2026-02-03', '2026-02-03T10:00', 'soon'])('%s is no day', (value) => {
    expect(mistake({ conditions: [{ column: 'date', operator: 'is', value }] })).toEqual(['conditions.0.value', 'reportDate', {}])
  })

  test('the first day that every engine knows is one', () => {
    expect(mistake({ conditions: [{ column: 'date', operator: 'atLeast', value: '0001-01-01' }] })).toBeUndefined()
  })

  test.each([
    ['no such view', { view: 'users; drop table x' }, ['view', 'reportView', { name: 'users; drop table x' }]],
    ['no such column', { columns: ['password'] }, ['columns.0', 'reportColumn', { name: 'password' }]],
    ['a group by a column of its own', { groups: [{ column: '1 --' }] }, ['groups.0.column', 'reportColumn', { name: '1 --' }]],
    [
      'a measure of a column of its own',
      { measures: [{ of: 'max', column: 'password' }] },
      ['measures.0.column', 'reportColumn', { name: 'password' }],
    ],
    [
      'a condition on a column of its own',
      { conditions: [{ column: 'password', operator: 'empty' }] },
      ['conditions.0.column', 'reportColumn', { name: 'password' }],
    ],
    ['the sum of nothing', { measures: [{ of: 'sum' }] }, ['measures.0.column', 'reportMeasure', { of: 'sum' }]],
    [
      'a number that is none',
      { conditions: [{ column: 'net_total', operator: 'is', value: '1e9' }] },
      ['conditions.0.value', 'reportNumber', {}],
    ],
    [
      'a number that is too large',
      { conditions: [{ column: 'net_total', operator: 'below', value: '9'.repeat(400) }] },
      ['conditions.0.value', 'reportNumber', {}],
    ],
    ['the least of yes and no', { measures: [{ of: 'min', column: 'blocked' }] }, ['measures.0.column', 'reportMeasure', { of: 'min' }]],
    ['the largest of yes and no', { measures: [{ of: 'max', column: 'blocked' }] }, ['measures.0.column', 'reportMeasure', { of: 'max' }]],
    [
      'a period of a text',
      { conditions: [{ column: 'customer_label', operator: 'during', period: 'today' }] },
      ['conditions.0.period', 'reportPeriod', {}],
    ],
    ['no period', { conditions: [{ column: 'date', operator: 'during' }] }, ['conditions.0.period', 'reportPeriod', {}]],
    ['no value', { conditions: [{ column: 'net_total', operator: 'above' }] }, ['conditions.0.value', 'reportValueMissing', {}]],
    [
      'an order by what is not in the result',
      { measures: [{ of: 'count' }], sort: [{ column: 'date' }] },
      ['sort.0.column', 'reportColumn', { name: 'date' }],
    ],
  ] as const)('%s is refused at its place', (_, query, expected) => {
    expect(mistake(query)).toEqual(expected)
  })
})

test.each([
  ['today', '2026-11-23', '2026-11-23'],
  ['yesterday', '2026-11-22', '2026-11-22'],
  ['last7Days', '2026-11-17', '2026-11-23'],
  ['last30Days', '2026-10-25', '2026-11-23'],
  ['last90Days', '2026-08-26', '2026-11-23'],
  ['last12Months', '2025-12-01', '2026-11-30'],
  ['thisWeek', '2026-11-23', '2026-11-29'],
  ['lastWeek', '2026-11-16', '2026-11-22'],
  ['thisMonth', '2026-11-01', '2026-11-30'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['thisQuarter', '2026-10-01', '2026-12-31'],
  ['lastQuarter', '2026-07-01', '2026-09-30'],
  ['thisYear', '2026-01-01', '2026-12-31'],
  ['lastYear', '2025-01-01', '2025-12-31'],
] satisfies readonly (readonly [RelativePeriod, string, string])[])('on a Monday in November, %s is from %s to %s', (period, from, to) => {
  expect(daysOf(period, '2026-11-23')).toEqual([from, to])
})

test.each([
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['thisMonth', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['lastQuarter', '2026-02-10', '2025-10-01', '2025-12-31'],
  ['thisWeek', '2026-11-29', '2026-11-23', '2026-11-29'],
] satisfies readonly (readonly [RelativePeriod, string, string, string])[])('%s on %s', (period, today, from, to) => {
  expect(daysOf(period, today)).toEqual([from, to])
})

test('periods are known by their names', () => {
  expect(RELATIVE_PERIODS).toContain('last12Months')
  expect(RELATIVE_PERIODS.every(isRelativePeriod)).toBe(true)
  expect(['nextYear', 'toString', '', null, undefined, ['today']].filter(isRelativePeriod)).toEqual([])
})
