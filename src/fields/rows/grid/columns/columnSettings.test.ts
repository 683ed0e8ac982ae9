import { expect, test } from 'vitest'
import { moved, ordered, resized, toggled, visibleColumns } from './columnSettings.ts'

const COLUMNS = [
  { name: 'code', listed: true },
  { name: 'count', listed: true },
  { name: 'notes', listed: false },
]

const names = (columns: readonly { readonly name: string }[]) => columns.map(({ name }) => name)

test('columns stand as the schema has them, those apart that are seldom wanted', () => {
  expect(names(visibleColumns(COLUMNS, {}))).toEqual(['code', 'count'])
})

test('a person chooses them, and moves them', () => {
  const chosen = toggled(toggled({}, { name: 'notes', listed: false }), { name: 'code', listed: true })
  expect(names(visibleColumns(COLUMNS, chosen))).toEqual(['count', 'notes'])
  expect(names(ordered(COLUMNS, moved(COLUMNS, COLUMNS, {}, 'notes', -1) ?? {}))).toEqual(['code', 'notes', 'count'])
  expect(moved(COLUMNS, COLUMNS, {}, 'code', -1)).toBeUndefined()
  expect(moved(COLUMNS, COLUMNS, {}, 'gone', 1)).toBeUndefined()
})

test('without any column the first one stays', () => {
  const none = toggled(toggled({}, { name: 'count', listed: true }), { name: 'code', listed: true })
  expect(names(visibleColumns(COLUMNS, none))).toEqual(['code'])
})

test('a column that the schema has got since stands behind its neighbour, and one that it lost is forgotten', () => {
  expect(names(ordered(COLUMNS, { order: ['notes', 'gone', 'code'] }))).toEqual(['notes', 'code', 'count'])
})

test('a width stays in reason', () => {
  expect(resized({}, 'code', 3.4).widths).toEqual({ code: 48 })
  expect(resized({}, 'code', 5000).widths).toEqual({ code: 800 })
})

test('a move changes what is in sight: it goes past hidden columns', () => {
  const many = [{ name: 'first', listed: true }, { name: 'hidden', listed: false }, ...COLUMNS]
  const order = (name: string, by: 1 | -1) => {
    const settings = moved(many, visibleColumns(many, {}), {}, name, by)
    return settings && names(visibleColumns(many, settings)).join(' ')
  }
  expect(order('first', 1)).toBe('code first count')
  expect(order('code', -1)).toBe('code first count')
  expect(order('count', 1)).toBeUndefined()
  expect(moved(many, visibleColumns(many, {}), {}, 'hidden', 1)?.order).toEqual(['first', 'code', 'hidden', 'count', 'notes'])
})
