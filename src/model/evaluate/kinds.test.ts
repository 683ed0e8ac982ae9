import { expect, test } from 'vitest'
import { rowsIn } from './kinds.ts'

test('rows are the objects of a list; what is no list has none', () => {
  expect(rowsIn([{ a: 1 }, null, 'x', ['y'], {}])).toEqual([{ a: 1 }, {}])
  for (const none of [undefined, null, 'x', { a: 1 }]) expect(rowsIn(none)).toEqual([])
})
