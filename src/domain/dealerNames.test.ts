import { expect, test } from 'vitest'
import { splitName, userNames } from './dealerNames.ts'

test.each([
  ['Ada Maria Lovelace', 'Ada Maria', 'Lovelace'],
  ['  Ada \t Lovelace ', 'Ada', 'Lovelace'],
  ['Ada  Maria Lovelace', 'Ada Maria', 'Lovelace'],
  ['Cher', 'Cher', null],
  ['', '', null],
])('%j is split into %j and %j', (name, firstName, lastName) => expect(splitName(name)).toEqual({ firstName, lastName }))

test('a part of a name is cut at 100 characters, and ends with no blank', () => {
  const { firstName, lastName } = splitName(`${'x'.repeat(99)} y ${'z'.repeat(101)}`)
  expect([firstName, lastName]).toEqual(['x'.repeat(99), 'z'.repeat(100)])
})

test.each([
  ['ada@example.com', ['ada', 'ada2', 'ada3']],
  ['al@example.com', ['al@example.com', 'al@example.com2', 'al@example.com3']],
])('user names to try for %s are %j', (email, names) => expect(userNames(email, 3)).toEqual(names))

test('user names have at most 64 characters, with their number', () => {
  expect(userNames(`${'x'.repeat(70)}@example.com`, 2)).toEqual(['x'.repeat(64), `${'x'.repeat(63)}2`])
})
