import { describe, expect, test } from 'vitest'
import { conditionOfList, groupOfList, type ListedColumn, listFilter } from './listFilter.ts'

const DATE: ListedColumn = { name: 'date', type: 'date', field: 'date' }
const MOMENT: ListedColumn = { name: 'created_at', type: 'dateTime', field: 'createdAt' }
const NAME: ListedColumn = { name: 'name', type: 'text', field: 'name' }
const COUNT: ListedColumn = { name: 'count', type: 'integer', field: 'count' }
const ACTIVE: ListedColumn = { name: 'active', type: 'boolean', field: 'active' }
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

  test.each<[ListedColumn, string, object]>([
    [DATE, '2026-02-28', { date: { gte: '2026-02-28', lte: '2026-02-28' } }],
    [DATE, 'soon', { date: { eq: 'soon' } }],
    [MOMENT, '2026-02-28T10:00:00.000Z', { createdAt: { eq: '2026-02-28T10:00:00.000Z' } }],
    [NAME, 'Smith', { name: { eq: 'Smith' } }],
  ])('of %j without a period are those with its value', (column, value, filter) => {
    expect(listFilter(groupOfList(column, { column: column.name, value }, CLOCKS))).toStrictEqual(filter)
  })

  test('of what is no day are those with its value, whatever its period', () => {
    expect(groupOfList(DATE, { column: 'date', by: 'month', value: 'soon' }, CLOCKS)).toEqual([
      { field: 'date', operator: 'eq', value: 'soon' },
    ])
    expect(groupOfList(NAME, { column: 'name', by: 'month', value: '2026-02-01' }, CLOCKS)).toEqual([
      { field: 'name', operator: 'eq', value: '2026-02-01' },
    ])
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
    [DATE, { column: 'date', operator: 'is', value: '2026-03-01' }, { date: { gte: '2026-03-01', lte: '2026-03-01' } }],
    [DATE, { column: 'date', operator: 'atLeast', value: '2026-03-01' }, { date: { gte: '2026-03-01' } }],
    [DATE, { column: 'date', operator: 'atMost', value: '2026-03-01' }, { date: { lte: '2026-03-01' } }],
    [TOTAL, { column: 'net_total', operator: 'is', value: '10.50' }, { netTotal: { eq: '10.50' } }],
    [TOTAL, { column: 'net_total', operator: 'atLeast', value: '10' }, { netTotal: { gte: '10' } }],
    [TOTAL, { column: 'net_total', operator: 'atMost', value: '10' }, { netTotal: { lte: '10' } }],
    [TOTAL, { column: 'net_total', operator: 'below', value: '10' }, { netTotal: { lt: '10' } }],
    [NAME, { column: 'name', operator: 'contains', value: 'true' }, { name: { contains: 'true' } }],
    [NAME, { column: 'name', operator: 'startsWith', value: '7' }, { name: { starts: '7' } }],
    [COUNT, { column: 'count', operator: 'above', value: '7' }, { count: { gt: 7 } }],
    [ACTIVE, { column: 'active', operator: 'is', value: 'true' }, { active: { eq: true } }],
    [ACTIVE, { column: 'active', operator: 'is', value: 'false' }, { active: { eq: false } }],
    [TOTAL, { column: 'net_total', operator: 'empty' }, { netTotal: { null: true } }],
    [DATE, { column: 'date', operator: 'empty' }, { date: { null: true } }],
    [TOTAL, { column: 'net_total', operator: 'notEmpty' }, { netTotal: { null: false } }],
  ] as const)('%j %j', (column, condition, filter) => {
    expect(listFilter(conditionOfList(column, condition, CLOCKS) ?? [])).toStrictEqual(filter)
  })

  test.each([
    [TOTAL, { column: 'net_total', operator: 'isNot', value: '1' }],
    [DATE, { column: 'date', operator: 'isNot', value: '2026-03-01' }],
    [TOTAL, { column: 'net_total', operator: 'above' }],
    [DATE, { column: 'date', operator: 'above', value: '' }],
    [DATE, { column: 'date', operator: 'during' }],
  ] as const)('that a list can’t say are none: %j %j', (column, condition) => {
    expect(conditionOfList(column, condition, CLOCKS)).toBeUndefined()
  })
})

describe('two conditions of one column', () => {
  type Bound = Parameters<typeof listFilter>[0][number]
  const both = (operator: Bound['operator'], one: Bound['value'], other: Bound['value']) =>
    listFilter([
      { field: 'x', operator, value: one },
      { field: 'x', operator, value: other },
    ])

  test.each<[Bound['operator'], Bound['value'], Bound['value'], Bound['value']]>([
    ['gte', '9', '10', '10'],
    ['gte', '10', '9', '10'],
    ['gt', '9', '10', '10'],
    ['gt', '10', '9', '10'],
    ['lte', '30', '200', '30'],
    ['lte', '200', '30', '30'],
    ['lt', '30', '200', '30'],
    ['lt', '200', '30', '30'],
    ['gte', '2026-03-01', '2026-02-28', '2026-03-01'],
    ['lte', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['gte', '1', '1.0', '1.0'],
    ['gte', '1', 1, 1],
    ['contains', 'a', 'a', 'a'],
  ])('%s %j and %j: %j', (operator, one, other, narrower) => {
    expect(both(operator, one, other)).toStrictEqual({ x: { [operator]: narrower } })
  })

  test('that need the same place are no filter', () => expect(both('contains', 'a', 'b')).toBeUndefined())

  test('with different operators both hold', () => {
    expect(
      listFilter([
        { field: 'x', operator: 'gte', value: '9' },
        { field: 'x', operator: 'lt', value: '8' },
        { field: 'y', operator: 'gte', value: '1' },
      ]),
    ).toStrictEqual({ x: { gte: '9', lt: '8' }, y: { gte: '1' } })
  })
})
