import { describe, expect, test } from 'vitest'
import type { FieldSchema, Json } from '../entitySchema.ts'
import { isPossible } from './alternatives.ts'
import { applicableSchemas } from './applicableSchemas.ts'
import { outlineOf } from './outline.ts'
import { applicableIn, pruned } from './pruned.ts'
import { atPointer, schemaDocument } from './schemaDocument.ts'

const text = { type: 'string' } as const

describe('alternatives of which the user chose one', () => {
  const schema: FieldSchema = {
    anyOf: [
      { properties: { a: text }, required: ['a'] },
      { properties: { b: text }, required: ['b'] },
    ],
  }
  const shownWith = (chosen: number | undefined) => {
    const { shown, required, hidden } = outlineOf([schema], {}, { document: schemaDocument(schema), choose: () => chosen })
    return [[...shown.keys()], [...required], [...hidden]]
  }

  test.each<[number | undefined, string[][]]>([
    [undefined, [['a', 'b'], [], []]],
    [0, [['a'], ['a'], ['b']]],
    [1, [['b'], ['b'], ['a']]],
  ])('%s', (chosen, expected) => expect(shownWith(chosen)).toEqual(expected))
})

describe('an alternative can be meant', () => {
  const ofText: FieldSchema = { type: 'string', title: 'text' }
  const ofObject: FieldSchema = { type: 'object', title: 'object' }
  const mixed: FieldSchema = { allOf: [{ type: 'string' }, { type: ['string', 'object'] }], title: 'mixed' }

  test.each<[string, readonly FieldSchema[], Json | undefined, readonly string[]]>([
    ['by a value of its type', [ofText, ofObject], 'a', ['text']],
    ['by a value that is of all its types', [mixed, ofObject], {}, ['object']],
    ['by no value yet', [ofText, ofObject], undefined, ['text', 'object']],
    ['by any value where it says nothing', [ofText, {}], 'a', ['text']],
  ])('%s', (_, branches, value, titles) => {
    const schema: FieldSchema = { oneOf: branches }
    const found = applicableSchemas([schema], value, { document: schemaDocument(schema) })
    expect(found.flatMap(({ schema: { title } }) => title ?? [])).toEqual(titles)
  })

  test('by any value where it is true, by none where it is false', () => {
    const document = schemaDocument(true)
    expect([true, false].map((branch) => isPossible(branch, [true, false], 'a', document))).toEqual([true, false])
  })

  test('and says nothing where it is no schema but true or false', () => {
    expect(applicableSchemas([true, false], 'a', { document: schemaDocument(true) })).toEqual([])
  })
})

describe('a property that does not apply now', () => {
  const hidden = (schema: FieldSchema, value: Record<string, Json> = {}) => [
    ...outlineOf([schema], value, { document: schemaDocument(schema) }).hidden,
  ]
  const perhaps = { if: { required: ['x'] }, then: { properties: { a: text } } } as const

  test.each<[string, FieldSchema, string[]]>([
    ['is hidden', { ...perhaps }, ['a']],
    ['is not hidden where other properties are described', { ...perhaps, additionalProperties: text }, []],
    ['is not hidden where its pattern is', { ...perhaps, patternProperties: { '^a$': text } }, []],
    ['is hidden where other patterns are', { ...perhaps, patternProperties: { '^b$': text } }, ['a']],
    ['is hidden where any other is allowed without a word', { ...perhaps, additionalProperties: true }, ['a']],
    ['is hidden where it is forbidden', { properties: { a: false, b: text } }, ['a']],
    ['is not hidden where one of several parts describes others', { ...perhaps, allOf: [{ patternProperties: { '^a$': text } }] }, []],
    ['is not hidden where it may be anything', { properties: { a: true } }, []],
  ])('%s', (_, schema, expected) => expect(hidden(schema)).toEqual(expected))
})

test('what hides what shows it is hidden in the end', () => {
  const schema: FieldSchema = {
    properties: { b: text },
    if: { required: ['a'] },
    then: { properties: { b: false } },
    else: { properties: { a: text } },
  }
  const reading = { document: schemaDocument(schema) }
  const once = pruned([schema], { a: '1', b: '2' }, reading)
  expect(pruned([schema], once, reading)).toEqual(once)
})

test('items are pruned each by its own schema, and stay the same list where nothing goes', () => {
  const closed: FieldSchema = { properties: { x: text, y: false } }
  const schema: FieldSchema = { prefixItems: [{}], items: closed }
  const reading = { document: schemaDocument(schema) }
  const fine: Json = [{ y: 1 }, { x: 'a' }, 'text']
  expect(pruned([schema], fine, reading)).toBe(fine)
  expect(pruned([schema], [{ y: 1 }, { x: 'a', y: 1 }, { x: 'b' }], reading)).toEqual([{ y: 1 }, { x: 'a' }, { x: 'b' }])
})

describe('a reference', () => {
  const root: FieldSchema = {
    $defs: {
      'a/b': { title: 'slash' },
      'c~d': { title: 'tilde' },
      'e f': { $anchor: 'here', title: 'anchor' },
      no: {
        const: { $anchor: 'data' },
        enum: [{ $anchor: 'data' }],
        default: { $anchor: 'data' },
        examples: [{ $anchor: 'data' }],
      },
      'g%20h': { $anchor: 'percent', title: 'percent' },
    },
    properties: { yes: true },
    allOf: [{ title: 'first' }],
  }
  const document = schemaDocument(root)

  test.each<[string, unknown, string | undefined]>([
    ['#', root, ''],
    ['#/$defs/a~1b', { title: 'slash' }, '/$defs/a~1b'],
    ['#/$defs/c~0d', { title: 'tilde' }, '/$defs/c~0d'],
    ['#/$defs/e%20f', { $anchor: 'here', title: 'anchor' }, '/$defs/e%20f'],
    ['#here', { $anchor: 'here', title: 'anchor' }, '/$defs/e f'],
    ['#/properties/yes', true, '/properties/yes'],
    ['#/allOf/0', { title: 'first' }, '/allOf/0'],
    ['#/allOf', undefined, '/allOf'],
    ['#/allOf/0/title', undefined, '/allOf/0/title'],
    ['#/$defs/none', undefined, '/$defs/none'],
    ['#data', undefined, undefined],
    ['other.json', undefined, undefined],
    ['xhere', undefined, undefined],
    ['#percent', { $anchor: 'percent', title: 'percent' }, '/$defs/g%20h'],
  ])('%s', (reference, target, pointer) => {
    expect([document.find(reference), document.find(reference)]).toEqual([target, target])
    expect(document.pointerTo(reference)).toBe(pointer)
  })

  test('by pointer finds no inherited member', () => {
    expect([atPointer({ a: [1] }, '/a/0'), atPointer({}, '/constructor'), atPointer(null, '/a')]).toEqual([1, undefined, undefined])
    expect([atPointer({ '100%': 1, 'a/b~': 2 }, '/100%'), atPointer({ 'a/b~': 2 }, '/a~1b~0')]).toEqual([1, 2])
  })

  test('to an anchor below names with slashes and tildes is escaped', () => {
    expect(schemaDocument({ $defs: { 'a/b~c': { $anchor: 'x' } } }).pointerTo('#x')).toBe('/$defs/a~1b~0c')
  })
})

test('what a hidden value hid is shown again', () => {
  const whereThere = (name: string, hidden: string): FieldSchema => ({
    if: { required: [name] },
    then: { properties: { [hidden]: false } },
  })
  const schema: FieldSchema = { properties: { a: text, b: text, c: text }, allOf: [whereThere('c', 'a'), whereThere('a', 'b')] }
  const reading = { document: schemaDocument(schema) }
  expect([...applicableIn([schema], { a: '1', b: '2', c: '3' }, reading).hidden]).toEqual(['a'])
})

test('a reference that is not well encoded is taken as it stands', () => {
  const schema: FieldSchema = { $defs: { '100%': text, 'a b': text } }
  expect(['#/$defs/100%', '#/$defs/a%20b', '#/$defs/none'].map((reference) => schemaDocument(schema).find(reference))).toEqual([
    text,
    text,
    undefined,
  ])
})
