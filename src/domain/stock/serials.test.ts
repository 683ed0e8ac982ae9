import { expect, test } from 'vitest'
import { quantityOfPieces, serialsIn } from './serials.ts'

test('serial numbers are separated by spaces, commas or semicolons', () => {
  expect(serialsIn('A1, A2;A3\n A4')).toEqual(['A1', 'A2', 'A3', 'A4'])
  expect(serialsIn(' ; ')).toEqual([])
  expect(serialsIn(null)).toEqual([])
})

test.each([
  [3, '1', '3.0000'],
  [24, '12.0000', '2.0000'],
  [3, '12', '0.2500'],
  [1, '0.5', '2.0000'],
  [1, '10000', '0.0001'],
])('%i pieces, %s in each unit, are %s of it', (count, pieces, quantity) => {
  expect(quantityOfPieces(count, pieces)).toBe(quantity)
})

test.each([
  [0, '1'],
  [5, '12'],
  [1, '20000'],
  [1, '0'],
  [1, '-1'],
])('%i pieces, %s in each unit, are no quantity of it', (count, pieces) => {
  expect(quantityOfPieces(count, pieces)).toBeUndefined()
})
