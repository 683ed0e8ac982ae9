import { expect, test } from 'vitest'
import { formMessage } from './formMessage.ts'

const encoded = '@@react-admin@@{"message":"errors.maxLength","args":{"limit":5}}'
const decoded = { message: 'errors.maxLength', args: { limit: 5 } }

test.each([
  ['a key', 'errors.required', { message: 'errors.required' }],
  ['a key with arguments', decoded, decoded],
  ['the same as text', encoded, decoded],
  ['a text within an object', { type: 'manual', message: encoded }, decoded],
  ['a key as text', '@@react-admin@@"errors.required"', { message: 'errors.required' }],
  ['arguments that are a list', { message: 'errors.required', args: [1] }, { message: 'errors.required' }],
  ['nothing', undefined, undefined],
  ['no value', null, undefined],
  ['an object without a key', { type: 'required' }, undefined],
])('%s is read', (_, error, message) => expect(formMessage(error)).toEqual(message))
