import { describe, expect, test } from 'vitest'
import { stripped } from './validationSchema.ts'

describe('a schema without what restricts no value', () => {
  test.each([
    ...['default', 'examples', 'title', 'description', '$comment', 'readOnly', 'writeOnly', 'deprecated'],
    ...['field', 'search', 'reference', 'tones', 'entity', 'indexed', 'unit', 'summed', 'accept', 'maxValues'],
  ])('lacks %s at every depth', (keyword) => {
    const described = { type: 'string', [keyword]: 'x' }
    expect(stripped({ ...described, items: described, properties: { a: described }, allOf: [described], not: described })).toEqual({
      type: 'string',
      items: { type: 'string' },
      properties: { a: { type: 'string' } },
      allOf: [{ type: 'string' }],
      not: { type: 'string' },
    })
  })

  test('keeps values as they are, whatever their members are called', () => {
    const value = { title: 'x', default: 1 }
    const schema = {
      const: value,
      enum: [value, null],
      required: ['title'],
      dependentRequired: { title: ['default'] },
      type: ['object', 'null'],
    }
    expect(stripped(schema)).toEqual(schema)
    expect(stripped({ minimum: null })).toEqual({ minimum: null })
  })

  test('keeps properties that are called like a keyword', () => {
    const schema = { properties: { title: { type: 'string' }, default: true }, $defs: { examples: { type: 'string' } } }
    expect(stripped(schema)).toEqual(schema)
  })

  test('keeps titles that errors call a schema by', () => {
    const titled = { title: 'One', type: 'string' }
    const calling = { oneOf: [titled], anyOf: [titled], contains: titled, $defs: { one: titled } }
    expect(stripped(calling)).toEqual(calling)
    expect(stripped({ allOf: [titled], items: titled })).toEqual({ allOf: [{ type: 'string' }], items: { type: 'string' } })
    expect(stripped({ oneOf: [{ title: 5, type: 'string' }, { type: 'number' }] })).toStrictEqual({
      oneOf: [{ type: 'string' }, { type: 'number' }],
    })
  })
})
