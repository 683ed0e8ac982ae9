import { describe, expect, test } from 'vitest'
import type { FieldSchema, Json } from '../entitySchema.ts'
import { commonOf, listedValues, optionTitles } from './alternatives.ts'
import { declarationsOf } from './declarations.ts'
import { optionsIn } from './outline.ts'
import { schemaDocument } from './schemaDocument.ts'

const text = { type: 'string' } as const

describe('the values that a schema lists', () => {
  test.each<[string, FieldSchema | boolean | undefined, readonly Json[] | undefined]>([
    ['a constant', { const: 'a' }, ['a']],
    ['null', { const: null }, [null]],
    ['a list', { enum: [1, 'a'] }, [1, 'a']],
    ['constants in oneOf', { oneOf: [{ const: 1, title: 'One' }, { const: 2 }] }, [1, 2]],
    ['constants in anyOf', { anyOf: [{ const: 1 }] }, [1]],
    ['alternatives of which one is no constant', { oneOf: [{ const: 1 }, text] }, undefined],
    ['anything', text, undefined],
    ['everything', true, undefined],
    ['no schema', undefined, undefined],
  ])('of %s', (_, schema, expected) => expect(listedValues(schema)).toEqual(expected))

  test.each<[string, FieldSchema, readonly Json[] | undefined]>([
    ['all of one list', { enum: ['a', 'b'] }, ['a', 'b']],
    ['those that all lists have', { enum: ['a', 'b', 'c'], allOf: [{ enum: ['c', 'b', 'd'] }] }, ['b', 'c']],
    ['those of a condition that holds', { type: 'string', if: { type: 'string' }, then: { enum: ['x'] } }, undefined],
    ['none where none are listed', text, undefined],
    ['those of the parts that list any', { type: 'string', allOf: [{ enum: ['a', 'b'] }] }, ['a', 'b']],
    ['none while several alternatives can be meant', { anyOf: [{ enum: ['a'], title: 'A' }, { enum: ['b', 'c'] }] }, undefined],
  ])('are options: %s', (_, schema, expected) =>
    expect(optionsIn([schema], undefined, { document: schemaDocument(schema) })).toEqual(expected),
  )

  test('have the titles of their alternatives, by their text', () => {
    const schema: FieldSchema = { oneOf: [{ const: 1, title: 'One' }, { const: 'b', title: 'Bee' }, { const: 'c' }] }
    expect(optionTitles(schema, schemaDocument(schema))).toStrictEqual({ '1': 'One', b: 'Bee' })
    const other: FieldSchema = { oneOf: [text, { const: 'b', title: 'Bee' }] }
    expect(optionTitles(other, schemaDocument(other))).toEqual({})
  })
})

describe('alternatives have in common', () => {
  const common = (branches: readonly (FieldSchema | boolean)[]) => commonOf({ owner: {}, keyword: 'oneOf', branches }, schemaDocument({}))
  const kind = (value: Json, more: FieldSchema = {}): FieldSchema => ({ properties: { kind: { const: value } }, ...more })

  test.each<[string, readonly (FieldSchema | boolean)[], FieldSchema]>([
    ['what tells them apart, as a choice', [kind('a'), kind('b')], { properties: { kind: { enum: ['a', 'b'] } }, required: [] }],
    [
      'each choice once, with the title of its alternative',
      [kind('a', { title: 'A' }), kind('a', { title: 'Again' }), kind('b')],
      { properties: { kind: { oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }] } }, required: [] },
    ],
    [
      'no title for several values at once',
      [{ title: 'Both', properties: { kind: { enum: ['a', 'b'] } } }, kind('c')],
      { properties: { kind: { enum: ['a', 'b', 'c'] } }, required: [] },
    ],
    [
      'any value of what one of them requires and another leaves open',
      [kind('a', { required: ['kind'] }), { properties: { kind: text } }],
      { properties: { kind: {} }, required: [] },
    ],
    [
      'any value of what one of those that list it requires',
      [kind('a', { required: ['kind'] }), kind('b'), { properties: { kind: text } }],
      { properties: { kind: {} }, required: [] },
    ],
    ['nothing that is merely a choice in one of them', [kind('a'), { properties: { kind: text } }], { properties: {}, required: [] }],
    [
      'of what all of them list, what differs in each',
      [
        kind('a', { properties: { kind: { const: 'a' }, size: { enum: [1, 2] } } }),
        kind('b', { properties: { kind: { const: 'b' }, size: { enum: [2, 3] } } }),
      ],
      { properties: { kind: { enum: ['a', 'b'] } }, required: [] },
    ],
    [
      'what each of them requires',
      [kind('a', { required: ['kind', 'x'] }), kind('b', { required: ['y', 'kind'] })],
      { properties: { kind: { enum: ['a', 'b'] } }, required: ['kind'] },
    ],
    ['nothing that one of them does not require', [{ required: ['a'] }, true], { properties: {}, required: [] }],
    [
      'nothing that only some require',
      [{ required: ['a', 'b'] }, { required: ['a', 'b'] }, { required: ['b'] }],
      { properties: {}, required: ['b'] },
    ],
    ['nothing where there are none', [], { properties: {}, required: [] }],
  ])('%s', (_, branches, expected) => expect(common(branches)).toEqual(expected))
})

describe('a property is declared', () => {
  const places = (schema: FieldSchema) =>
    declarationsOf(schema, schemaDocument(schema)).map(({ name, pointer, sure }) => `${name} ${pointer}${sure ? '' : ' perhaps'}`)

  test.each<[string, FieldSchema, readonly string[]]>([
    ['by the schema itself', { properties: { a: text, b: true } }, ['a /properties/a', 'b /properties/b']],
    ['in each part', { allOf: [{}, { properties: { a: text } }] }, ['a /allOf/1/properties/a']],
    ['behind a reference', { $ref: '#/$defs/more', $defs: { more: { properties: { a: text } } } }, ['a /$defs/more/properties/a']],
    [
      'perhaps, under a condition, but not by the question',
      { if: { properties: { q: text } }, then: { properties: { a: text } }, else: { properties: { b: text } } },
      ['a /then/properties/a perhaps', 'b /else/properties/b perhaps'],
    ],
    ['nowhere in branches without a condition', { then: { properties: { a: text } } }, []],
    [
      'perhaps, beside another one',
      { dependentSchemas: { x: { properties: { a: text } } } },
      ['a /dependentSchemas/x/properties/a perhaps'],
    ],
    [
      'perhaps, in an alternative, and surely where it tells it from the others',
      { oneOf: [{ properties: { kind: { const: 'a' }, x: text } }, { properties: { kind: { const: 'b' } } }] },
      ['kind /oneOf/0/properties/kind', 'x /oneOf/0/properties/x perhaps'],
    ],
    [
      'perhaps, where a condition has alternatives',
      { if: {}, then: { anyOf: [{ properties: { kind: { const: 'a' } } }, { properties: { kind: { const: 'b' } } }] } },
      ['kind /then/anyOf/0/properties/kind perhaps'],
    ],
    ['once, where the schema refers to itself', { properties: { a: text }, allOf: [{ $ref: '#' }] }, ['a /properties/a']],
    ['nowhere behind a reference to nothing', { $ref: '#/$defs/none' }, []],
  ])('%s', (_, schema, expected) => expect(places(schema)).toEqual(expected))
})
