import { expect, test } from 'vitest'
import { chunksOf } from './chunksOf.ts'

test.each([
  [[], []],
  [['a'], [['a']]],
  [['a', 'b'], [['a', 'b']]],
  [
    ['a', 'b', 'c', 'd', 'e'],
    [['a', 'b'], ['c', 'd'], ['e']],
  ],
])('%j by two', (items: string[], expected: string[][]) => expect(chunksOf(items, 2)).toEqual(expected))
