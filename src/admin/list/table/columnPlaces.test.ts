import { expect, test } from 'vitest'
import { columnPlaces } from './columnPlaces.ts'

const NAMES = ['a', 'b', 'c', 'd']
const stylesOf = (...given: Parameters<typeof columnPlaces>) => {
  const { columns } = columnPlaces(...given)
  return NAMES.map((name) => columns.get(name)?.style)
}

test('a table without chosen widths keeps those of its values', () => {
  expect(columnPlaces(NAMES, {}, 44, 1000)).toEqual({ table: undefined, className: '', columns: new Map() })
  expect(columnPlaces(NAMES, { density: 'compact', widths: { hidden: 90 } }, 44, 1000).className).toBe('hub-compact')
})

test('chosen widths fix the table; the last column takes the rest, at least its own width', () => {
  const places = columnPlaces(NAMES, { widths: { a: 100, b: 50, d: 70 }, density: 'relaxed' }, 44, 1000)
  expect(places.table).toEqual({ tableLayout: 'fixed', width: 'max(100%, 424px)' })
  expect(places.className).toBe('hub-fixed hub-relaxed')
  expect(stylesOf(NAMES, { widths: { a: 100, b: 50, d: 70 } }, 44, 1000)).toEqual([{ width: 100 }, { width: 50 }, { width: 160 }, {}])
})

test('pinned columns stand one beside the other, as long as they leave space for the others', () => {
  const widths = { a: 100, b: 50, c: 300, d: 70 }
  expect(stylesOf(NAMES, { widths, pinned: 3 }, 44, 1000)).toEqual([
    { width: 100 },
    { width: 50, insetInlineStart: 144 },
    { width: 300, insetInlineStart: 194 },
    {},
  ])
  expect(stylesOf(NAMES, { widths, pinned: 3 }, 0, 500)).toEqual([{ width: 100 }, { width: 50, insetInlineStart: 100 }, { width: 300 }, {}])
  expect(columnPlaces(NAMES, { widths, pinned: 2 }, 0, 1000).columns.get('b')?.className).toBe('hub-pinned')
})
