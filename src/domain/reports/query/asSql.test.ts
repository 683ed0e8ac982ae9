import { expect, test } from 'vitest'
import { asSql } from './asSql.ts'
import type { ReportQuery } from './compileQuery.ts'

const VIEWS = [
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
    'order by 1',
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
