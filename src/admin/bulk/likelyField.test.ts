import { expect, test } from 'vitest'
import { resolvedEntity } from '../../../tests/support/models/databaseModel.ts'
import { likelyField, likelyValue } from './likelyField.ts'

const text = { type: 'string' } as const
const fieldsOf = (properties: Parameters<typeof resolvedEntity>[0]['properties']) =>
  resolvedEntity({ $id: 'boats', type: 'object', properties }).fields
const named = (properties: Parameters<typeof fieldsOf>[0], last?: string) => likelyField(fieldsOf(properties), last)?.name

const kind = { enum: ['sail', 'motor'] } as const
const sold = { type: 'boolean', tones: { true: 'good' } } as const

test('a change of many records is about the last field, else a state, else a choice', () => {
  expect(named({ name: text, kind, sold }, 'name')).toBe('name')
  expect(named({ name: text, kind, sold }, 'gone')).toBe('sold')
  expect(named({ name: text, kind })).toBe('kind')
  expect(named({ name: text, afloat: { type: 'boolean' } })).toBe('afloat')
  expect(named({ name: text })).toBeUndefined()
})

test('yes or no becomes what the records do not all have; other values are for the user to say', () => {
  const [first, second] = fieldsOf({ sold, kind })
  if (!first || !second) throw new Error('two fields')
  expect([[true, true], [true, false], [null], []].map((values) => likelyValue(first, values))).toEqual([false, true, true, true])
  expect(likelyValue(second, ['sail'])).toBeNull()
})
