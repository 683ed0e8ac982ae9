import { describe, expect, test } from 'vitest'
import type { FieldSchema, Json } from '../entitySchema.ts'
import { unknownField } from '../resolve/unknownField.ts'
import { constraintsOf, isAllowedBy, isAllowedIn, isConstrained, type StoredProperty } from './checkValues.ts'

const stored = (schema: FieldSchema, definitions?: StoredProperty['definitions']): StoredProperty => ({
  schema,
  type: undefined,
  definitions,
})

describe('what a stored value has to be', () => {
  test('is the same with other words about it, and another with another constraint', () => {
    const size = constraintsOf(stored({ type: 'integer', maximum: 3 }))
    expect(constraintsOf(stored({ type: 'integer', maximum: 3, title: 'Size', default: 1, reference: 'crews', unique: true }))).toBe(size)
    expect(constraintsOf(stored({ type: 'integer', maximum: 4 }))).not.toBe(size)
  })

  test.each(['default', 'title', 'description', 'examples', 'notBefore', 'after', 'entity', '$id', '$schema', '$comment', 'tones'])(
    'is the same whatever %s says',
    (keyword) => {
      expect(constraintsOf(stored({ type: 'string', [keyword]: 'x' }))).toBe(constraintsOf(stored({ type: 'string' })))
    },
  )

  test('has the definitions that it refers to, and no others', () => {
    const definitions = { size: { type: 'integer' } }
    expect(constraintsOf(stored({ type: 'integer' }, definitions))).toBe(constraintsOf(stored({ type: 'integer' })))
    expect(constraintsOf(stored({ $ref: '#/$defs/size' }, definitions))).not.toBe(
      constraintsOf(stored({ $ref: '#/$defs/size' }, { size: { type: 'string' } })),
    )
  })

  test.each<[FieldSchema, boolean]>([
    [{}, false],
    [{ type: 'string' }, false],
    [{ type: 'string', scale: 2, title: 'Price', search: true }, false],
    [{ type: 'string', maxLength: 3 }, true],
    [{ enum: ['a'] }, true],
  ])('%j is more than the kind of its column: %s', (schema, more) => {
    expect(isConstrained(stored(schema))).toBe(more)
  })
})

describe('a stored value', () => {
  test.each<[FieldSchema, Json, boolean]>([
    [{ type: 'integer', maximum: 3 }, 3, true],
    [{ type: 'integer', maximum: 3 }, 4, false],
    [{ type: 'string', format: 'date' }, '2026-02-30', false],
    [{ type: 'string', scale: 1 }, '1.25', false],
    [{ type: 'string', scale: 2 }, '1.25', true],
    [{ type: 'object', required: ['constructor'] }, {}, false],
    [{ $ref: '#/$defs/size' }, 2, true],
    [{ $ref: '#/$defs/size' }, 'two', false],
  ])('%j allows %j: %s', (schema, value, allowed) => {
    expect(isAllowedBy(stored(schema, { size: { type: 'integer' } }))(value)).toBe(allowed)
  })

  test('is allowed by a schema that cannot be understood, and by all but the keywords that are left out', () => {
    expect(isAllowedBy(stored({ $ref: '#/$defs/none' }))('x')).toBe(true)
    expect(isAllowedBy(stored({ type: 'integer', maximum: 3 }), ['maximum'])(4)).toBe(true)
    expect(isAllowedBy(stored({ type: 'integer', maximum: 3 }), ['type'])(4)).toBe(false)
  })
})

test('a field can have what its schema and its type allow', () => {
  const type = { ...unknownField, constraints: () => ({ pattern: '^[a-z]*$' }) }
  const isAllowed = isAllowedIn({ schema: { type: 'string', maxLength: 3 }, type })
  expect(['abc', 'abcd', 'AB', 7].map(isAllowed)).toEqual([true, false, false, false])
})
