import { describe, expect, test } from 'vitest'
import { conditionOfList, groupOfList, type ListedColumn, listFilter } from './listFilter.ts'

const DATE: ListedColumn = { name: 'date', type: 'date', field: 'date' }
const MOMENT: ListedColumn = { name: 'created_at', type: 'dateTime', field: 'createdAt' }
const TOTAL: ListedColumn = { name: 'net_total', type: 'decimal', field: 'netTotal' }
const CLOCKS = { today: '2026-11-23', beginOf: (day: string) => `${day}T05:00:00.000Z` }

describe('records of a group', () => {
  test.each([
    ['day', '2026-02-28', '2026-02-28'],
    ['week', '2026-02-23', '2026-03-01'],
    ['month', '2024-02-01', '2024-02-29'],
    ['quarter', '2026-10-01', '2026-12-31'],
    ['year', '2026-01-01', '2026-12-31'],
  ] as const)('by %s are those of its days', (by, first, last) => {
    expect(listFilter(groupOfList(DATE, { column: 'date', by, value: first }, CLOCKS))).toEqual({ date: { gte: first, lte: last } })
  })

  test('of moments begin and end by the firm’s clocks', () => {
    expect(listFilter(groupOfList(MOMENT, { column: 'created_at', by: 'month', value: '2026-12-01' }, CLOCKS))).toEqual({
      createdAt: { gte: '2026-12-01T05:00:00.000Z', lt: '2027-01-01T05:00:00.000Z' },
    })
  })

  test('without a value have none', () => {
    expect(groupOfList(DATE, { column: 'date', by: 'month', value: null }, CLOCKS)).toEqual([
      { field: 'date', operator: 'null', value: true },
    ])
  })
})

describe('conditions of a query', () => {
  test.each([
    [DATE, { column: 'date', operator: 'during', period: 'lastMonth' }, { date: { gte: '2026-10-01', lte: '2026-10-31' } }],
    [DATE, { column: 'date', operator: 'below', value: '2026-03-01' }, { date: { lte: '2026-02-28' } }],
    [MOMENT, { column: 'created_at', operator: 'above', value: '2026-02-28' }, { createdAt: { gte: '2026-03-01T05:00:00.000Z' } }],
    [TOTAL, { column: 'net_total', operator: 'above', value: '10.5' }, { netTotal: { gt: '10.5' } }],
    [TOTAL, { column: 'net_total', operator: 'notEmpty' }, { netTotal: { null: false } }],
  ] as const)('%j %j', (column, condition, filter) => {
    expect(listFilter(conditionOfList(column, condition, CLOCKS) ?? [])).toEqual(filter)
  })

  test('that a list can’t say are none', () => {
    expect(conditionOfList(TOTAL, { column: 'net_total', operator: 'isNot', value: '1' }, CLOCKS)).toBeUndefined()
  })
})

test('of two bounds the narrower one counts; two different values are no filter', () => {
  const bound = (operator: 'gte' | 'lte' | 'contains', value: string) => ({ field: 'x', operator, value })
  expect(listFilter([bound('gte', '9'), bound('gte', '10'), bound('lte', '30'), bound('lte', '200')])).toEqual({
    x: { gte: '10', lte: '30' },
  })
  expect(listFilter([bound('contains', 'a'), bound('contains', 'b')])).toBeUndefined()
})
