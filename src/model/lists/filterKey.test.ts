import { expect, test } from 'vitest'
import { filterKey, isOperator, splitFilterKey } from './filterKey.ts'

test.each([
  ['name', 'name', 'eq'],
  ['name_contains', 'name', 'contains'],
  ['customer.name_starts', 'customer.name', 'starts'],
  ['net_total', 'net_total', 'eq'],
  ['net_total_gte', 'net_total', 'gte'],
  ['_in', '_in', 'eq'],
  ['in', 'in', 'eq'],
] as const)('the key “%s” filters “%s” by %s', (key, path, operator) => {
  expect(splitFilterKey(key)).toEqual({ path, operator })
  expect(filterKey(path, operator)).toBe(key)
})

test('an operator is known by its name', () => {
  expect([isOperator('contains'), isOperator('total')]).toEqual([true, false])
})
