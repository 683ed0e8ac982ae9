import { expect, test } from 'vitest'
import { trimZeros } from './trimZeros.ts'

test.each([
  ['41.0000', '41'],
  ['3.5000', '3.5'],
  ['-10.0000', '-10'],
  ['0.0000', '0'],
  ['100', '100'],
  ['0', '0'],
])('%s is written as %s', (decimal, short) => {
  expect(trimZeros(decimal)).toBe(short)
})
