import { expect, test } from 'vitest'
import { cardSpans } from './cardSpans.ts'

const [short, long] = [true, false]

test('short fields share a line; one without a neighbour fills it', () => {
  expect(cardSpans([short, short, short], 2)).toEqual([1, 1, 2])
  expect(cardSpans([short, long, short, short], 2)).toEqual([2, 2, 1, 1])
  expect(cardSpans([], 2)).toEqual([])
})

test('with more space a line holds more, and what is left goes to the long field', () => {
  expect(cardSpans([short, long, long, short, short, short, short], 4)).toEqual([1, 3, 2, 1, 1, 1, 3])
})
