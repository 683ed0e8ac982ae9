import { expect, test } from 'vitest'
import { firstDuplicate } from './uniqueItems.ts'

test.each([
  [[1, 2, 1], { i: 2, j: 0 }],
  [['1', 1, true, 'true', null, 'null'], undefined],
  [[{ a: 1, b: [2] }, '{"a":1,"b":[2]}', { b: [2], a: 1 }], { i: 2, j: 0 }],
  [[[1, 2], [2, 1], '[1,2]'], undefined],
  [[0, -0], { i: 1, j: 0 }],
  [[{ a: undefined }, {}], undefined],
])('%j repeats at %j', (items, expected) => expect(firstDuplicate(items)).toEqual(expected))
