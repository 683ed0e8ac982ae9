import { expect, test } from 'vitest'
import { decimalOf, exactOf, roundedTo, typeOfValues } from './cells.ts'

test.each([
  [0, '0'],
  [-0, '0'],
  [1.1 + 2.2, '3.3'],
  [1234567.125, '1234567.125'],
  [10 / 3, '3.33333333333333'],
  [1e21, '1000000000000000000000'],
  [1.5e-7, '0.00000015'],
  [-1.5e-7, '-0.00000015'],
  [1199.62 - 1138.71, '60.91'],
  [0.1 + 0.2 - 0.3, '0'],
  [1_000_000.1 - 999_999.95, '0.15'],
  [-1.1e-9, '-0.0000000011'],
  [12.3456000011, '12.3456000011'],
  [12.3456000009, '12.3456'],
  [12.34567, '12.34567'],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('the binary number %d is %s', (value, text) => {
  expect(decimalOf(value)).toBe(text)
})

test.each([
  ['1234.50', '1234.5'],
  ['100', '100'],
  ['-0.00', '0'],
  ['999999999999999999.99', '999999999999999999.99'],
  ['3.3333333333333333', '3.33333333333333'],
  ['0.100000000', '0.1'],
  ['NaN', null],
])('the exact number %s is %s', (value, text) => {
  expect(exactOf(value)).toBe(text)
})

test.each([
  [2.675, 2, 2.68],
  [-2.675, 2, -2.68],
  [1.005, 2, 1.01],
  [1.15 * 3, 1, 3.5],
  [0.5, 0, 1],
  [-0.5, 0, -1],
  [1250, -2, 1300],
  [1e-9, 2, 0],
  [123456789012.345, 2, 123456789012.35],
])('%d rounded to %d places is %d', (value, places, rounded) => {
  expect(roundedTo(value, places) + 0).toBe(rounded)
})

test.each<readonly [values: readonly unknown[], type: string]>([
  [[1n, null, 2n], 'integer'],
  [[1n, 1.5], 'decimal'],
  [['2026-01-01', null], 'date'],
  [['2026-01-01T10:00:00.000Z'], 'dateTime'],
  [['2026-01-01', '2026-01'], 'text'],
  [['x', 1n], 'text'],
  [[null], 'text'],
  [[], 'text'],
])('types of computed columns follow their values: %#', (values, type) => {
  expect(typeOfValues(values)).toBe(type)
})
