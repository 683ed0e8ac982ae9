import { expect, test } from 'vitest'
import { inSight, moved, ordered, resized, toggled } from './columnLook.ts'

const COLUMNS = [
  { name: 'code', listed: true },
  { name: 'count', listed: true },
  { name: 'notes', listed: false },
]

const names = (columns: readonly { readonly name: string }[]) => columns.map(({ name }) => name)

test('columns stand as the schema has them, those apart that are seldom wanted', () => {
  expect(names(inSight(COLUMNS, {}))).toEqual(['code', 'count'])
})

test('a person chooses them, and moves them', () => {
  const chosen = toggled(toggled({}, { name: 'notes', listed: false }), { name: 'code', listed: true })
  expect(names(inSight(COLUMNS, chosen))).toEqual(['count', 'notes'])
  expect(names(ordered(COLUMNS, moved(COLUMNS, {}, 'notes', -1)))).toEqual(['code', 'notes', 'count'])
  expect(moved(COLUMNS, {}, 'code', -1)).toEqual({})
})

test('without any column the first one stays', () => {
  const none = toggled(toggled({}, { name: 'count', listed: true }), { name: 'code', listed: true })
  expect(names(inSight(COLUMNS, none))).toEqual(['code'])
})

test('a column that the schema has got since stands behind its neighbour, and one that it lost is forgotten', () => {
  expect(names(ordered(COLUMNS, { order: ['notes', 'gone', 'code'] }))).toEqual(['notes', 'code', 'count'])
})

test('a width stays in reason', () => {
  expect(resized({}, 'code', 3.4).widths).toEqual({ code: 48 })
  expect(resized({}, 'code', 5000).widths).toEqual({ code: 800 })
})
