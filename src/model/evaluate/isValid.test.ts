import { describe, expect, test } from 'vitest'
import type { FieldSchema, Json } from '../entitySchema.ts'
import { isConditional } from './isConditional.ts'
import { isValid } from './isValid.ts'
import { isSame } from './jsonText.ts'
import { schemaDocument } from './schemaDocument.ts'

const valid = (schema: FieldSchema, value: Json) => isValid(schema, value, schemaDocument(schema))

/** Cases that JSON Schema's test suite (`tests/contract/jsonSchema.test.ts`) does not contain: our formats and our keywords. */
describe.each<[string, FieldSchema, readonly Json[], readonly Json[]]>([
  ['a format', { type: 'string', format: 'date' }, ['2026-02-28'], ['2026-02-29', 'x']],
  ['a format that there is not', { type: 'string', format: 'nothing' }, ['x'], []],
  [
    'the first and the last day',
    { format: 'date', formatMinimum: '2026-01-02', formatMaximum: '2026-01-04' },
    ['2026-01-02', '2026-01-04'],
    ['2026-01-01', '2026-01-05'],
  ],
  [
    'the days between',
    { format: 'date', formatExclusiveMinimum: '2026-01-02', formatExclusiveMaximum: '2026-01-04' },
    ['2026-01-03'],
    ['2026-01-02', '2026-01-04'],
  ],
  ['amounts as numbers', { format: 'money', formatMinimum: '9.5' }, ['10', '9.50'], ['9.4', '-10']],
  [
    'bounds where nothing can be compared',
    { format: 'email', formatMinimum: 'b@x.com', formatExclusiveMinimum: 'b@x.com' },
    ['a@x.com'],
    [],
  ],
  ['a name of one character of two UTF-16 units', { patternProperties: { '^.$': { not: {} } } }, [{ ab: 1 }], [{ '😀': 1 }]],
  ['what objects depend on, of objects alone', { dependentSchemas: { length: false, a: false } }, [null, 'text', [], 7, {}], [{ a: 1 }]],
  ['decimal places', { scale: 2 }, ['1', '1.5', '-1.55', '.25'], ['1.555', '-0.001']],
  ['as many digits as are stored', { scale: 2 }, ['9'.repeat(16), `${'9'.repeat(16)}.99`, `00${'9'.repeat(16)}`], ['9'.repeat(17)]],
  ['zeros within a number as digits', { scale: 2 }, [`1${'0'.repeat(15)}`], [`1${'0'.repeat(16)}`]],
  ['one character of two UTF-16 units', { pattern: '^.$' }, ['😀'], ['ab']],
  ['digits before them', { scale: 2 }, ['9'.repeat(13), `-000${'9'.repeat(13)}.99`], ['9'.repeat(20), `-${'9'.repeat(20)}.1`]],
  [
    'no value twice in a property of rows',
    { uniqueItemProperties: ['no', 'code'] },
    [[], [{ no: 1, code: 'a' }, { no: 2 }, { code: 'b' }], [{ no: null }, { no: null }], [1, 1]],
    [
      [{ no: 1 }, { no: 1 }],
      [
        { no: 1, code: 'a' },
        { no: 2, code: 'a' },
      ],
    ],
  ],
  [
    'a date not before another',
    { properties: { from: { format: 'date' }, to: { format: 'date', notBefore: 'from' } } },
    [
      { from: '2026-01-01', to: '2026-01-01' },
      { from: '2026-01-01', to: '2026-01-02' },
      { to: '2026-01-02' },
      { from: 7, to: '2026-01-02' },
      { from: '2026-01-02', to: 7 },
    ],
    [{ from: '2026-01-02', to: '2026-01-01' }],
  ],
  [
    'a date after another',
    { properties: { from: { format: 'date' }, to: { format: 'date', after: 'from' }, other: true } },
    [{ from: '2026-01-01', to: '2026-01-02' }, { from: '2026-01-01', to: null }, { other: 'x' }],
    [
      { from: '2026-01-01', to: '2026-01-01' },
      { from: '2026-01-02', to: '2026-01-01' },
    ],
  ],
  [
    'a time in order only beside another one',
    {
      properties: {
        from: { format: 'time' },
        to: { format: 'time', after: 'from' },
        sent: { format: 'date-time' },
        read: { format: 'date-time', notBefore: 'sent' },
      },
    },
    [
      { from: 7, to: '09:00' },
      { from: '09:00', to: 7 },
      { sent: '2026-01-02T00:00:00Z', read: 7 },
    ],
    [{ from: '09:00', to: '09:00:00' }],
  ],
  [
    'texts in order without a format',
    { properties: { a: {}, b: { after: 'a' }, c: { notBefore: 'a' } } },
    [
      { a: 'a', b: 'b' },
      { a: 'a', c: 'a' },
    ],
    [
      { a: 'b', b: 'a' },
      { a: 'a', b: 'a' },
      { a: 'b', c: 'a' },
    ],
  ],
])('%s', (_, schema, fine, wrong) => {
  test.each(fine.map((value) => [value]))('allows %j', (value) => expect(valid(schema, value)).toBe(true))
  test.each(wrong.map((value) => [value]))('refuses %j', (value) => expect(valid(schema, value)).toBe(false))
})

describe('to JSON Schema', () => {
  test.each<[unknown, unknown, boolean]>([
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [[1, 2], [2, 1], false],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1 }, { b: 1 }, false],
    [{}, [], false],
    ['1', 1, false],
    [1, 1, true],
    [null, 'null', false],
    [null, null, true],
    [undefined, null, false],
    [['a', 'b'], ['a,b'], false],
    [[1, 2], [12], false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
  ])('%j and %j are the same: %s', (a, b, same) => expect(isSame(a, b)).toBe(same))
})

describe('what a schema says can depend on the value', () => {
  test.each<[unknown, boolean]>([
    [{ if: {} }, true],
    [{ oneOf: [] }, true],
    [{ anyOf: [] }, true],
    [{ dependentSchemas: {} }, true],
    [{ dependentRequired: {} }, true],
    [{ $ref: '#/$defs/a' }, true],
    [{ properties: { a: { items: { if: {} } } } }, true],
    [{ allOf: [{ oneOf: [] }] }, true],
    [{ properties: { a: false } }, true],
    [{ allOf: [{ properties: { a: true, b: false } }] }, true],
    [{ properties: { a: true } }, false],
    [{ additionalProperties: false }, false],
    [{ patternProperties: { '^a': false } }, false],
    [{ type: 'object', if: {} }, true],
    [{ title: null, properties: null }, false],
    [{ properties: { a: null, b: false } }, true],
    [{ type: 'object', required: ['a'], properties: { a: { type: 'string' } } }, false],
    [{ const: { if: 1 } }, false],
    [{ enum: [{ oneOf: 1 }] }, false],
    [{ default: { $ref: 'x' } }, false],
    [{ examples: [{ anyOf: 1 }] }, false],
    [{ entity: { if: 1 } }, false],
    [true, false],
    [null, false],
  ])('%j: %s', (schema, conditional) => expect(isConditional(schema)).toBe(conditional))
})
