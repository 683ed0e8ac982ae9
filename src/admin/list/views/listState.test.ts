import { expect, it, test } from 'vitest'
import { flattenFilter } from '../../../providers/data/flattenFilter.ts'
import { summaryStateIn } from '../summary/summaryState.ts'
import { chosenColumns } from '../table/columns.ts'
import { isSameState, nestFilter, searchOf } from './listState.ts'

const entity = { sort: { field: 'name', order: 'ASC' } } as const

it.each([
  [{}, {}],
  [{ q: 'a_gte b' }, { q: 'a_gte b' }],
  [{ total_gte: '1', total_lte: '2' }, { total: { gte: '1', lte: '2' } }],
  [{ country: 'DE' }, { country: { eq: 'DE' } }],
  [{ 'lines.unit_in': ['kg'] }, { lines: { unit: { in: ['kg'] } } }],
  [
    { $and: [{ a: 1 }], lines: { $some: { b: 2 } } },
    { $and: [{ a: 1 }], lines: { $some: { b: 2 } } },
  ],
  [{ createdAt_during: 'last30Days' }, { createdAt: { during: 'last30Days' } }],
])('%j is the filter of forms and of the API', (flat, nested) => {
  expect(nestFilter(flat)).toEqual(nested)
  expect(flattenFilter(nested)).toEqual(flat)
})

test('defaults and the order of conditions make no other state', () => {
  const state = { filter: { b: 1, a: 2 } }
  expect(
    isSameState(
      state,
      { filter: { a: 2, b: 1 }, sort: ['name', 'ASC'], perPage: 25, pinned: 1, widths: {}, density: 'normal', groupOrder: 'value' },
      entity,
    ),
  ).toBe(true)
  for (const other of [
    { filter: {} },
    { ...state, sort: ['name', 'DESC'] },
    { ...state, perPage: 50 },
    { ...state, columns: ['a'] },
    { ...state, group: 'x' },
    { ...state, measures: [] },
    { ...state, widths: { a: 90 } },
    { ...state, density: 'compact' as const },
  ])
    expect(isSameState(state, other, entity)).toBe(false)
})

test('the address has the whole state', () => {
  const search = searchOf({ filter: { a_gt: 1 }, sort: ['x', 'DESC', 'y', 'ASC'] }, entity, 'v1')
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    ...{ view: 'v1', filter: '{"a":{"gt":1}}', sort: 'x,y', order: 'DESC,ASC', page: '1', perPage: '25' },
  })
  const grouped = searchOf(
    { filter: {}, group: 'date.month', groupOrder: '-count', measures: ['total.sum', 'total.max'] },
    entity,
    undefined,
  )
  expect(summaryStateIn(grouped)).toEqual({ group: 'date.month', groupOrder: '-count', measures: ['total.sum', 'total.max'] })
  expect(summaryStateIn(searchOf({ filter: {}, measures: [] }, entity, undefined))).toEqual({ measures: [] })
})

test('columns are those that are not hidden, where the user has dragged them', () => {
  const names = ['a', 'b', 'c', 'd']
  expect(chosenColumns(names, ['b'], undefined)).toEqual(['a', 'c', 'd'])
  expect(chosenColumns(names, ['d'], [2, 0, 1])).toEqual(['c', 'a', 'b'])
})
