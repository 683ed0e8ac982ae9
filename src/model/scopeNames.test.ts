import { expect, test } from 'vitest'
import { anyOf, fieldsNamed } from './scopeNames.ts'

test('a name of a scope stands for one field, or for several of which one has the value', () => {
  expect(fieldsNamed('owner')).toEqual(['owner'])
  expect(fieldsNamed(anyOf(['owner', 'sharedWith']))).toEqual(['owner', 'sharedWith'])
})
