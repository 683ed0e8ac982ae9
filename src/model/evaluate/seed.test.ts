import { describe, expect, test } from 'vitest'
import type { FieldSchema, Json } from '../entitySchema.ts'
import { schemaDocument } from './schemaDocument.ts'
import { seedOf } from './seed.ts'

const begin = (schema: FieldSchema, required?: boolean) => seedOf([schema], { document: schemaDocument(schema) }, required)

describe('a new value begins', () => {
  test.each<[string, FieldSchema, Json | undefined, Json | undefined]>([
    ['with its default', { type: 'string', default: 'a' }, 'a', 'a'],
    ['with a default that is false', { default: false }, false, false],
    ['with a default behind a reference', { $ref: '#/$defs/a', $defs: { a: { default: 7 } } }, 7, 7],
    ['with no default of an alternative that may not be meant', { oneOf: [{ default: 1 }, { default: 2 }] }, undefined, undefined],
    ['with the only value that it may have, where it must be there', { const: 'a' }, 'a', undefined],
    ['with the only one of a list', { enum: [4] }, 4, undefined],
    ['with none of several', { enum: [4, 5] }, undefined, undefined],
    ['with null, where it must be there', { type: 'null' }, null, undefined],
    ['with an empty list', { type: 'array' }, [], undefined],
    ['with an empty object', { type: 'object' }, {}, undefined],
    ['with nothing where it may be of several types', { type: ['array', 'object'] }, undefined, undefined],
    ['with the one type of a list of types', { type: ['array'] }, [], undefined],
    ['with nothing where alternatives are of several types', { oneOf: [{ type: 'array' }, { type: 'object' }] }, undefined, undefined],
    ['with nothing where it is a text', { type: 'string' }, undefined, undefined],
    ['with nothing where no type is known', {}, undefined, undefined],
  ])('%s', (_, schema, required, optional) => {
    expect([begin(schema, true), begin(schema, false)]).toEqual([required, optional])
    expect(begin(schema)).toEqual(required)
  })

  test('with what its members begin with, as far as they must be there or have a default', () => {
    const schema: FieldSchema = {
      type: 'object',
      required: ['kind', 'place', 'name'],
      properties: {
        kind: { const: 'a' },
        other: { const: 'b' },
        name: { type: 'string' },
        size: { type: 'integer', default: 0 },
        place: { type: 'object', required: ['rows'], properties: { rows: { type: 'array' }, more: { type: 'array' } } },
        spare: { type: 'object', properties: { size: { default: 1 } } },
      },
    }
    expect(begin(schema)).toEqual({ kind: 'a', size: 0, place: { rows: [] } })
  })

  test('without end where it requires itself', () => {
    const schema: FieldSchema = { type: 'object', required: ['in'], properties: { in: { $ref: '#' } } }
    const depth = (value: Json | undefined): number =>
      value !== null && typeof value === 'object' && 'in' in value ? 1 + depth((value as { in: Json }).in) : 0
    expect(depth(begin(schema))).toBe(6)
  })
})
