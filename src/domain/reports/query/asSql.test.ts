import { expect, test } from 'vitest'
import { asSql } from './asSql.ts'
import type { ReportQuery } from './compileQuery.ts'

const VIEWS = [
  { name: 'cars', columns: [{ name: 'city', type: 'date' }] },
  {
    name: 'orders',
    columns: [
      { name: 'date', type: 'date' },
      { name: 'created_at', type: 'dateTime' },
      { name: 'city', type: 'text' },
      { name: 'total', type: 'decimal' },
    ],
  },
] as const

const written = (query: Omit<ReportQuery, 'view'>) => asSql({ view: 'orders', ...query }, { views: VIEWS, today: '2026-11-23' })

test('values stand in the SQL, whatever they contain', () => {
  const { sql, filters } = written({
    columns: ['city'],
    conditions: [
      { column: 'city', operator: 'is', value: "O'Hara :p1" },
      { column: 'total', operator: 'above', value: '12.5' },
      { column: 'date', operator: 'atLeast', value: '2026-01-01' },
    ],
  })
  expect(sql).toBe("select city\nfrom orders\nwhere city = 'O''Hara :p1'\n  and total > 12.5\n  and date >= '2026-01-01'")
  expect(filters).toEqual([])
})

test('days that move become filters that start with them', () => {
  const { sql, filters } = written({
    groups: [{ column: 'city' }],
    measures: [{ of: 'count' }],
    conditions: [
      { column: 'date', operator: 'during', period: 'thisMonth' },
      { column: 'city', operator: 'is', value: 'Izmir' },
      { column: 'created_at', operator: 'during', period: 'lastYear' },
    ],
    limit: 5,
  })
  expect(sql.split('\n')).toEqual([
    'select city, count(*) as count',
    'from orders',
    "where city = 'Izmir'",
    '  and (:date_from is null or date >= :date_from)',
    '  and (:date_to is null or date <= :date_to)',
    '  and (:created_at_from is null or day(created_at) >= :created_at_from)',
    '  and (:created_at_to is null or day(created_at) <= :created_at_to)',
    'group by 1',
    'order by 1 nulls first',
    'limit 5',
  ])
  expect(filters).toEqual([
    { name: 'date', column: 'date', type: 'range', period: 'thisMonth' },
    { name: 'created_at', column: 'created_at', type: 'range', period: 'lastYear' },
  ])
})

test('where nothing but a period is asked, its filter is the condition', () => {
  const { sql } = written({ columns: ['city'], conditions: [{ column: 'date', operator: 'during', period: 'today' }] })
  expect(sql.split('\n')).toEqual([
    'select city',
    'from orders',
    'where (:date_from is null or date >= :date_from)',
    '  and (:date_to is null or date <= :date_to)',
  ])
})

const writtenWith = (conditions: NonNullable<ReportQuery['conditions']>) => written({ columns: ['city'], conditions })

test('a query without conditions is written as it is', () => {
  expect(written({ columns: ['city'] })).toEqual({ sql: 'select city\nfrom orders', filters: [] })
})

test('of several periods of one column the first becomes its filter', () => {
  const { sql, filters } = writtenWith([
    { column: 'date', operator: 'during', period: 'thisMonth' },
    { column: 'date', operator: 'during', period: 'lastYear' },
    { column: 'date', operator: 'during', period: 'thisMonth' },
    { column: 'created_at', operator: 'during', period: 'lastYear' },
    { column: 'created_at', operator: 'during', period: 'thisMonth' },
  ])
  expect(filters.map(({ name, period }) => [name, period])).toEqual([
    ['date', 'thisMonth'],
    ['created_at', 'lastYear'],
  ])
  expect(sql.split('\n').slice(2)).toEqual([
    "where date between '2025-01-01' and '2025-12-31'",
    "  and day(created_at) between '2026-11-01' and '2026-11-30'",
    '  and (:date_from is null or date >= :date_from)',
    '  and (:date_to is null or date <= :date_to)',
    '  and (:created_at_from is null or day(created_at) >= :created_at_from)',
    '  and (:created_at_to is null or day(created_at) <= :created_at_to)',
  ])
})

test('a period that another operator has left behind means nothing', () => {
  const { sql, filters } = writtenWith([
    { column: 'date', operator: 'during', period: 'today' },
    { column: 'date', operator: 'isNot', value: '2026-11-22', period: 'today' },
    { column: 'created_at', operator: 'is', value: '2026-11-23', period: 'today' },
  ])
  expect(filters.map(({ name }) => name)).toEqual(['date'])
  expect(sql.split('\n').slice(2, 4)).toEqual(["where (date <> '2026-11-22' or date is null)", "  and day(created_at) = '2026-11-23'"])
})

test('values of several lines and many values stand where they belong', () => {
  const cities = Array.from({ length: 11 }, (_, at) => ({ column: 'city', operator: 'isNot' as const, value: `${at}\n  and :p2` }))
  const { sql } = writtenWith([...cities, { column: 'date', operator: 'during', period: 'today' }])
  const conditions = cities.map(({ value }) => `(city <> '${value}' or city is null)`)
  const bounds = ['(:date_from is null or date >= :date_from)', '(:date_to is null or date <= :date_to)']
  expect(sql).toBe(`select city\nfrom orders\nwhere ${[...conditions, ...bounds].join('\n  and ')}`)
})

test.each<[string, Partial<ReportQuery>, string]>([
  ['another view', { view: 'users', conditions: [{ column: 'date', operator: 'during', period: 'today' }] }, 'reportView'],
  ['a period of a text', { conditions: [{ column: 'city', operator: 'during', period: 'today' }] }, 'reportPeriod'],
  ['no period', { conditions: [{ column: 'date', operator: 'during' }] }, 'reportPeriod'],
])('%s is refused as where it runs', (_, query, code) => {
  expect(() => asSql({ view: 'orders', ...query }, { views: VIEWS, today: '2026-11-23' })).toThrow(code)
})

test('days in alternatives are those of today, and the user stays one', () => {
  const { sql, filters } = written({
    columns: ['city'],
    conditions: [
      { column: 'date', operator: 'during', period: 'today' },
      { column: 'city', operator: 'is', value: '$me', or: true },
      { column: 'created_at', operator: 'during', period: 'thisYear' },
    ],
  })
  expect(sql.split('\n').slice(2)).toEqual([
    "where (date between '2026-11-23' and '2026-11-23' or city = :me)",
    '  and (:created_at_from is null or day(created_at) >= :created_at_from)',
    '  and (:created_at_to is null or day(created_at) <= :created_at_to)',
  ])
  expect(filters).toEqual([{ name: 'created_at', column: 'created_at', type: 'range', period: 'thisYear' }])
})
