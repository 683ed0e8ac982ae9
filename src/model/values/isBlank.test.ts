import { expect, test } from 'vitest'
import { isBlank, isBlankOrEmptyList } from './isBlank.ts'

test.each([undefined, null, ''])('%j is no value', (value) => {
  expect(isBlank(value)).toBe(true)
  expect(isBlankOrEmptyList(value)).toBe(true)
})

test.each([[0], [false], [' '], ['0'], [{}], [[null]]])('%j is a value', (value) => {
  expect(isBlank(value)).toBe(false)
  expect(isBlankOrEmptyList(value)).toBe(false)
})

test('a list without elements is a value only where its elements count', () => {
  expect(isBlank([])).toBe(false)
  expect(isBlankOrEmptyList([])).toBe(true)
})
