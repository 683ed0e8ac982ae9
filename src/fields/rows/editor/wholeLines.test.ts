import { expect, test } from 'vitest'
import { wholeLines } from './wholeLines.ts'

test('short fields of a card share a line by twos; what has no neighbour has a line of its own', () => {
  const [short, long] = [true, false]
  expect(wholeLines([short, short])).toEqual([false, false])
  expect(wholeLines([short, short, short])).toEqual([false, false, true])
  expect(wholeLines([short, long, short, short])).toEqual([true, true, false, false])
  expect(wholeLines([])).toEqual([])
})
