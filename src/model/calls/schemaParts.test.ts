import { expect, test } from 'vitest'
import { declareCall } from './callContract.ts'
import {
  count,
  flag,
  idempotencyKey,
  idempotencyKeyIfAny,
  listOf,
  moment,
  named,
  nullable,
  object,
  openObject,
  recordOf,
  text,
} from './schemaParts.ts'

test('an object has its members alone, and requires those that are not optional', () => {
  expect(object({ name: text, paid: flag, note: text }, ['note'])).toEqual({
    type: 'object',
    properties: { name: { type: 'string' }, paid: { type: 'boolean' }, note: { type: 'string' } },
    required: ['name', 'paid'],
    additionalProperties: false,
  })
  expect(object({ name: text }).required).toEqual(['name'])
})

test('an open object passes over members that it does not declare', () => {
  expect(openObject({ name: text, note: text }, ['note'])).toEqual({
    type: 'object',
    properties: { name: { type: 'string' }, note: { type: 'string' } },
    required: ['name'],
  })
  expect(openObject({ name: text }).required).toEqual(['name'])
})

test('lists, values that may be null, and records refer to what they hold', () => {
  expect(listOf(count)).toEqual({ type: 'array', items: { type: 'integer', minimum: 0 } })
  expect(nullable(moment)).toEqual({ anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] })
  expect(recordOf('cars')).toEqual({ $ref: '#/components/schemas/cars' })
  expect(named('Flag', flag)).toEqual({ type: 'boolean', title: 'Flag' })
})

test('a key that names an intent is required or not, 1 to 200 characters without NUL', () => {
  const { required, properties } = idempotencyKey
  expect(required).toEqual(['Idempotency-Key'])
  expect(idempotencyKeyIfAny.required).toEqual([])
  expect(properties['Idempotency-Key'].description).toBe('Sent again, the call gets the first answer')
  for (const key of [properties['Idempotency-Key'], idempotencyKeyIfAny.properties['Idempotency-Key']]) {
    expect(key).toMatchObject({ type: 'string', minLength: 1, maxLength: 200 })
    const pattern = new RegExp(key.pattern, 'u')
    expect(['a', 'ç 1', 'a\nb'].every((one) => pattern.test(one))).toBe(true)
    expect(['\u0000', 'a\u0000', 'a\u0000b'].some((one) => pattern.test(one))).toBe(false)
  }
})

test('a declared call is its contract; its types do not exist at run time', () => {
  const contract = { method: 'GET', path: '/api/health', summary: 'Whether it runs', right: 'anybody' } as const
  expect(declareCall(contract)).toStrictEqual({ ...contract, types: undefined })
})
