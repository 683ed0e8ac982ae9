import { expect, test } from 'vitest'
import { comparedWithUser, isUserComparison, OF_USERS, USER_COMPARISONS } from './userComparisons.ts'

test.each(USER_COMPARISONS)('a condition is found to be %s again', (name) => {
  expect(isUserComparison(name)).toBe(true)
  expect(comparedWithUser({ column: 'user_id', operator: OF_USERS[name], value: '$me' })).toBe(name)
})

test('other conditions and operators are none', () => {
  expect(USER_COMPARISONS.map((name) => OF_USERS[name])).toEqual(['is', 'isNot'])
  expect(isUserComparison('is')).toBe(false)
  expect(comparedWithUser({ column: 'user_id', operator: 'contains', value: '$me' })).toBeUndefined()
  expect(comparedWithUser({ column: 'user_id', operator: 'is', value: 'me' })).toBeUndefined()
})
