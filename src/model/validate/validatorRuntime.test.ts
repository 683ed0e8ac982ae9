import { expect, test } from 'vitest'
import { runtime } from './validatorRuntime.ts'

test('what compiled validators ask for is there, as functions', () => {
  expect([runtime.equal({ a: [1] }, { a: [1] }), runtime.equal({ a: [1] }, { a: [2] })]).toEqual([true, false])
  expect(runtime.ucs2length('a😀')).toBe(2)
  expect([runtime.firstDuplicate([1, 1]), runtime.firstDuplicate([1, 2])]).toEqual([{ i: 1, j: 0 }, undefined])
  expect([runtime.isMultipleOf(0.07, 0.01), runtime.isMultipleOf(0.075, 0.01)]).toEqual([true, false])
})
