import { describe, expect, test } from 'vitest'
import type { FieldSchema } from '../entitySchema.ts'
import { declaredFields } from './declaredFields.ts'

const text = { type: 'string' } as const
const kind = { enum: ['a', 'b'] }
const is = (value: string): FieldSchema => ({ properties: { kind: { const: value } }, required: ['kind'] })

/** The fields of a record with a kind: name, whether some records lack it, and its schema. */
const fieldsOf = (schema: FieldSchema): readonly (readonly [string, boolean, FieldSchema])[] =>
  declaredFields({ type: 'object', ...schema }).map(({ name, conditional, schema: own }) => [name, conditional, own])

/** The column of a property that each of several conditions declares in its way. */
const columnOf = (...sizes: readonly (FieldSchema | boolean)[]): FieldSchema | undefined =>
  declaredFields({
    type: 'object',
    properties: { kind: { type: 'string' } },
    allOf: sizes.map((size, index) => ({ if: is(`k${index}`), then: { properties: { size } } })),
  }).find(({ name }) => name === 'size')?.schema

describe('the fields of a record', () => {
  test.each<[string, FieldSchema, ReturnType<typeof fieldsOf>]>([
    ['are its properties', { properties: { a: text, b: kind } }, [['a', false, text], ['b', false, kind]]], // biome-ignore format: a row
    ['may take any value', { properties: { a: true, b: {} } }, [['a', false, {}], ['b', false, {}]]], // biome-ignore format: a row
    ['are none that are forbidden', { properties: { a: false } }, []],
    ['are also those that always apply', { allOf: [{ properties: { a: text } }] }, [['a', false, text]]],
    [
      'have what always applies to them, their own words first',
      { properties: { a: { title: 'Own', maxLength: 3 } }, allOf: [{ properties: { a: { title: 'Other', minLength: 1 } } }] },
      [['a', false, { title: 'Own', maxLength: 3, minLength: 1 }]],
    ],
    [
      'are also those of a condition',
      { properties: { kind }, if: is('a'), then: { properties: { a: text } } },
      [['kind', false, kind], ['a', true, text]], // biome-ignore format: a row
    ],
    [
      'that a condition only names have no schema of their own',
      { properties: { kind }, if: is('a'), then: { properties: { a: true } } },
      [['kind', false, kind], ['a', true, {}]], // biome-ignore format: a row
    ],
    [
      'that a condition also describes keep their own schema',
      { properties: { kind, a: text }, if: is('a'), then: { properties: { a: { minLength: 3 } } } },
      [['kind', false, kind], ['a', false, text]], // biome-ignore format: a row
    ],
    [
      'that take anything but in a condition have its schema',
      { properties: { kind, a: {} }, if: is('a'), then: { properties: { a: text } } },
      [['kind', false, kind], ['a', true, text]], // biome-ignore format: a row
    ],
    [
      'that a condition forbids are not those of every record',
      { properties: { kind, a: text }, if: is('a'), then: { properties: { a: false } } },
      [['kind', false, kind], ['a', true, text]], // biome-ignore format: a row
    ],
    [
      'that one of two conditions forbids have the schema of the other',
      { properties: { kind }, if: is('a'), then: { properties: { a: text } }, else: { properties: { a: false } } },
      [['kind', false, kind], ['a', true, text]], // biome-ignore format: a row
    ],
  ])('%s', (_, schema, fields) => expect(fieldsOf(schema)).toEqual(fields))

  test('say where they stand, and where conditions speak of them', () => {
    const schema: FieldSchema = {
      type: 'object',
      properties: { kind },
      if: is('a'),
      then: { properties: { a: text } },
      else: { properties: { a: { type: 'integer' } } },
    }
    expect(declaredFields(schema).map(({ name, pointer, branches }) => [name, pointer, branches])).toEqual([
      ['kind', '/properties/kind', []],
      [
        'a',
        '/then/properties/a',
        [
          expect.objectContaining({ schema: text, pointer: '/then/properties/a' }),
          expect.objectContaining({ schema: { type: 'integer' }, pointer: '/else/properties/a' }),
        ],
      ],
    ])
  })
})

describe('a property that several conditions declare has a column that', () => {
  test.each<[string, readonly (FieldSchema | boolean)[], FieldSchema]>([
    ['is that of the one', [text], text],
    [
      'takes what all of them say alike',
      [
        { ...text, maxLength: 3 },
        { ...text, maxLength: 3 },
      ],
      { ...text, maxLength: 3 },
    ],
    [
      'leaves out what only some say',
      [
        { ...text, maxLength: 3 },
        { ...text, maxLength: 4 },
        { ...text, maxLength: 3 },
      ],
      text,
    ],
    ['leaves out what only the first says', [{ ...text, maxLength: 3 }, text], text],
    [
      'has the annotations of the first',
      [
        { ...text, title: 'Size', search: true },
        { ...text, title: 'Length' },
      ],
      { ...text, title: 'Size', search: true },
    ],
    ['takes whole numbers and others', [{ type: 'integer' }, { type: 'number' }], { type: 'number' }],
    ['takes whole numbers alone', [{ type: 'integer', minimum: 1 }, { type: 'integer' }], { type: 'integer' }],
    ['has no type where they differ', [{ type: 'integer' }, text], {}],
    ['lists the choices of all', [{ enum: ['s', 'l'] }, { enum: ['l', 'xl'] }], { enum: ['s', 'l', 'xl'] }],
    ['lists constants as choices', [{ const: 1 }, { const: 2 }], { enum: [1, 2] }],
    ['lists a constant of all as a choice', [{ const: 1 }, { const: 1 }], { enum: [1] }],
    [
      'lists alternatives as choices',
      [{ anyOf: [{ const: 1 }] }, { anyOf: [{ const: 1 }] }],
      { enum: [1], oneOf: [{ const: 1 }, { const: 1 }] },
    ],
    [
      'keeps the labels of choices',
      [{ oneOf: [{ const: 's', title: 'Small' }] }, { enum: ['l'] }],
      { enum: ['s', 'l'], oneOf: [{ const: 's', title: 'Small' }] },
    ],
    [
      'keeps what choices say alike beside their lists',
      [{ enum: ['s'], title: 'Size' }, { enum: ['l'] }],
      { enum: ['s', 'l'], title: 'Size' },
    ],
    ['takes text where one lists texts', [{ enum: ['s'] }, text], text],
    ['has no type where one lists another kind', [{ enum: ['s'] }, { type: 'integer' }], {}],
    ['takes numbers where one lists whole ones', [{ enum: [1] }, { type: 'number' }], { type: 'number' }],
    ['has no choices where one lists none', [{ enum: [] }, { enum: ['s'] }], { type: 'string' }],
    ['has no type where one says nothing', [{ minLength: 1 }, { minLength: 1 }], { minLength: 1 }],
    ['takes anything where they say nothing', [true, {}], {}],
    ['is that of the condition that allows it', [false, text], text],
  ])('%s', (_, sizes, column) => expect(columnOf(...sizes)).toStrictEqual(column))

  test('is none where all forbid it', () => expect(columnOf(false, false)).toBeUndefined())
})
