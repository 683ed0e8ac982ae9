import { describe, expect, test } from 'vitest'
import type { FieldSchema } from '../entitySchema.ts'
import { boundFindings } from './checkBounds.ts'

const date = { type: 'string', format: 'date' }
const crossed = (low: string, high: string) => ({
  pointer: `/x/${low.split(' ')[0]}`,
  message: `no value lies between '${low.replace(' ', "' ")} and '${high.replace(' ', "' ")}`,
  remedy: 'no value can satisfy both: swap or correct them',
})

describe('bounds that leave a value', () => {
  test.each<[string, FieldSchema]>([
    ['none', {}],
    ['one number', { minimum: 2, maximum: 2 }],
    ['one whole number', { type: 'integer', minimum: 2, maximum: 2 }],
    ['one whole number between fractions', { type: 'integer', minimum: 1.5, maximum: 2.5 }],
    ['one whole number between open bounds', { type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 3 }],
    ['fractions between neighbours', { type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 2 }],
    ['numbers beside an open bound', { minimum: 1, exclusiveMaximum: 1.5 }],
    ['a bound alone', { minimum: 9 }],
    ['one day', { ...date, formatMinimum: '2026-02-28', formatMaximum: '2026-02-28' }],
    ['days beside open bounds', { ...date, formatExclusiveMinimum: '2026-02-27', formatExclusiveMaximum: '2026-03-01' }],
    ['texts of a format without an order', { type: 'string', format: 'email', formatMinimum: 'b', formatMaximum: 'a' }],
    ['one length', { minLength: 3, maxLength: 3 }],
    ['as many properties as are required', { required: ['a', 'b'], maxProperties: 2 }],
    ['required properties', { required: ['a', 'b'] }],
    ['each choice once', { uniqueItems: true, minItems: 2, items: { enum: ['a', 'b'] } }],
    ['choices more than once', { minItems: 3, items: { enum: ['a', 'b'] } }],
    ['different items of any kind', { uniqueItems: true, minItems: 3, items: {} }],
    ['different items', { uniqueItems: true, minItems: 3 }],
  ])('%s', (_, schema) => expect(boundFindings(schema, '/x')).toEqual([]))
})

describe('bounds that leave none', () => {
  test.each<[string, FieldSchema, object]>([
    ['numbers', { minimum: 3, maximum: 2 }, crossed('minimum 3', 'maximum 2')],
    ['an open bound at the other', { exclusiveMinimum: 2, maximum: 2 }, crossed('exclusiveMinimum 2', 'maximum 2')],
    ['the same the other way', { minimum: 2, exclusiveMaximum: 2 }, crossed('minimum 2', 'exclusiveMaximum 2')],
    ['whole numbers between fractions', { type: 'integer', minimum: 1.2, maximum: 1.8 }, crossed('minimum 1.2', 'maximum 1.8')],
    [
      'whole numbers between neighbours',
      { type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 2 },
      crossed('exclusiveMinimum 1', 'exclusiveMaximum 2'),
    ],
    [
      'days',
      { ...date, formatMinimum: '2026-03-01', formatMaximum: '2026-02-28' },
      crossed('formatMinimum 2026-03-01', 'formatMaximum 2026-02-28'),
    ],
    [
      'a day beside itself',
      { ...date, formatMinimum: '2026-03-01', formatExclusiveMaximum: '2026-03-01' },
      crossed('formatMinimum 2026-03-01', 'formatExclusiveMaximum 2026-03-01'),
    ],
    [
      'more properties than there may be',
      { required: ['a', 'b'], maxProperties: 1 },
      {
        pointer: '/x/maxProperties',
        message: "more properties are required than 'maxProperties' allows",
        remedy: 'no value can satisfy both: correct one of them',
      },
    ],
    [
      'more items than choices',
      { uniqueItems: true, minItems: 3, items: { enum: ['a', 'b'] } },
      {
        pointer: '/x/minItems',
        message: "'minItems' asks for more different items than there are choices",
        remedy: 'no list can satisfy both: lower it or add choices',
      },
    ],
  ])('%s', (_, schema, finding) => expect(boundFindings(schema, '/x')).toEqual([finding]))
})
