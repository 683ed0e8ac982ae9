import { describe, expect, test } from 'vitest'
import { errorsOf, needs, statuses } from '../../../tests/support/models/fieldErrors.ts'

describe('errors of alternatives', () => {
  const types = [{ type: 'integer' }, { type: 'string', maxLength: 1 }]
  const cars = [1, 2].map((size) => ({
    required: ['kind', 'size'],
    properties: { kind: { const: 'ab'[size - 1] }, size: { const: size } },
  }))
  const inner = (k: object) => ({ type: 'object', properties: { a: { type: 'object', properties: { k } } } })

  test.each<[string, object, unknown, string[]]>([
    [
      'in a property are those of the type that was meant',
      { properties: { p: { anyOf: types } } },
      { p: 'long' },
      ['p: maxLength {"limit":1}'],
    ],
    [
      'in a property are one where no type fits',
      { properties: { p: { anyOf: types } } },
      { p: true },
      ['p: anyOf {"alternatives":[{"kind":"integer"},{"kind":"string"}]}'],
    ],
    [
      'leave out alternatives of which none is of the kind',
      { anyOf: [{ anyOf: [{ type: 'integer' }, { type: 'boolean' }] }, { type: 'string', maxLength: 1 }] },
      'long',
      [': maxLength {"limit":1}'],
    ],
    [
      'leave out one of another kind, whatever else it refuses',
      {
        anyOf: [
          { type: 'integer', not: {} },
          { type: 'string', maxLength: 1 },
        ],
      },
      'long',
      [': maxLength {"limit":1}'],
    ],
    [
      'are not told apart by a property of the same name inside',
      {
        oneOf: ['a', 'b'].map((kind) => ({
          required: ['kind'],
          properties: { kind: { const: kind }, sub: { type: 'object', required: ['kind'] } },
        })),
      },
      { kind: 'a', sub: {} },
      ['sub.kind: required {"missingProperty":"kind"}'],
    ],
    [
      'are those of one that may lack what tells it from the others',
      {
        oneOf: [
          { properties: { kind: { const: 'a' } }, dependentRequired: { x: ['kind'] } },
          { properties: { kind: { const: 'b' } }, required: ['kind'] },
        ],
      },
      { x: 1 },
      ['kind: dependentRequired {"property":"x","missingProperty":"kind","depsCount":1,"deps":"kind"}'],
    ],
    [
      'stand at the property of which none has the value',
      { oneOf: cars },
      { kind: 'a', size: 9 },
      ['size: enum {"alternatives":[{"text":"1"},{"text":"2"}]}'],
    ],
    [
      'name all where each lacks something else',
      { oneOf: cars },
      { kind: 'a', size: 2 },
      [': oneOf {"passingSchemas":null,"alternatives":[{"text":"Kind: a"},{"text":"Kind: b"}]}'],
    ],
    [
      'stand at a property whose lists lack the value',
      { oneOf: [statuses(['open', 'held'], {}), statuses(['shut'], {})] },
      { status: 'lost' },
      ['status: enum {"alternatives":[{"text":"open"},{"text":"held"},{"text":"shut"}]}'],
    ],
    [
      'are those of the one with fewest',
      { anyOf: [needs('a', 'b', 'c'), needs('a', 'd')] },
      { a: 'x' },
      ['d: required {"missingProperty":"d"}'],
    ],
    [
      'name all where several have as few',
      { anyOf: [needs('a', 'b'), needs('a', 'c')] },
      { a: 'x' },
      [': anyOf {"alternatives":[{"text":"A + B"},{"text":"A + C"}]}'],
    ],
    [
      'are those that a value can come near rather than those of a constant',
      { anyOf: [inner({ const: 1 }), inner({ type: 'integer', minimum: 5 })] },
      { a: { k: 3 } },
      ['a.k: minimum {"comparison":">=","limit":5}'],
    ],
    [
      'are those of a constant rather than twice as many',
      { anyOf: [inner({ const: 1 }), inner({ type: 'integer', minimum: 5, multipleOf: 2 })] },
      { a: { k: 3 } },
      ['a.k: const {"allowedValue":1}'],
    ],
    [
      'name those that fit, where several do',
      {
        oneOf: [
          { type: 'integer', title: 'Whole' },
          { minimum: 0, title: 'Positive' },
          { type: 'string', title: 'Text' },
        ],
      },
      1,
      [': oneOf {"passingSchemas":[0,1],"alternatives":[{"text":"Whole"},{"text":"Positive"}]}'],
    ],
    [
      'stay behind other errors',
      { allOf: [{ required: ['name', 'no'] }, { anyOf: [needs('street', 'city'), needs('box')] }] },
      { street: 'a' },
      ['name: required {"missingProperty":"name"}', 'no: required {"missingProperty":"no"}', 'city: required {"missingProperty":"city"}'],
    ],
  ])('%s', (_, schema, data, expected) => expect(errorsOf(schema, data)).toEqual(expected))
})
