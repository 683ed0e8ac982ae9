import { expect, test } from 'vitest'
import { strengthOf } from './strength.ts'

test.each([
  ['', 0],
  ['short', 0],
  ['secret', 1],
  ['aaaaaaaaaaaaaaaaaaaa', 1],
  ['secretword', 1],
  ['Secretword', 2],
  ['Secretword1', 3],
  ['Correct horse battery 4', 4],
])('“%s” is of strength %i', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})
