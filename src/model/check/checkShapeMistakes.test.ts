import { describe, expect, test } from 'vitest'
import { createShapeCheck } from './checkShape.ts'

const check = createShapeCheck()
const ofProperty = (field: object) => check({ $id: 'boats', type: 'object', properties: { name: field } })

describe('a keyword of another language', () => {
  test.each([
    ['$id', "remove it, or write '$anchor'"],
    ['$dynamicAnchor', "write '$anchor'"],
    ['$dynamicRef', "write '$ref' to a definition"],
    ['$recursiveAnchor', 'remove it'],
    ['$recursiveRef', "put what repeats into '$defs'"],
    ['$vocabulary', 'remove it'],
    ['additionalItems', "write 'items' beside 'prefixItems'"],
    ['definitions', "write '$defs'"],
    ['dependencies', "write 'dependentRequired' or 'dependentSchemas'"],
    ['discriminator', "write a constant into each branch of 'oneOf'"],
    ['enumNames', 'write the labels into i18n'],
    ['example', "write 'examples: […]'"],
    ['id', "write '$id'"],
    ['label', "write 'title'"],
    ['nullable', "leave it out: what is not in 'required' may be empty"],
    ['optional', "leave it out: what is not in 'required' may be empty"],
    ['options', "write 'enum'"],
    ['placeholder', "write 'description' or 'examples'"],
    ['x-order', "remove it, or say it in '$comment'"],
    ['readonly', "write 'readOnly'"],
    ['hasOwnProperty', 'choose one of'],
    ['menu', 'move it to where schemas/README.md has it'],
    ['a/b~c', 'choose one of'],
  ])('%s has its remedy', (keyword, remedy) => {
    const found = ofProperty({ [keyword]: 'x' })
    expect(found).toHaveLength(1)
    expect(found[0]?.pointer).toBe(`/properties/name/${keyword.replace('~', '~0').replace('/', '~1')}`)
    expect(found[0]?.remedy.startsWith(remedy), found[0]?.remedy).toBe(true)
  })
})

describe('a value of the wrong kind', () => {
  test.each<[string, unknown, string]>([
    ['type', {}, 'choose one of: string, number, integer, boolean, array, object, null'],
    ['type', [], 'choose one of: string'],
    ['items', 'x', 'write one schema for all items'],
    ['required', true, "list the names beside 'properties'"],
    ['required', ['a', 5], "list the names beside 'properties'"],
    ['required', [...'abcdefghij', 5], "list the names beside 'properties'"],
    ['exclusiveMinimum', true, "write the bound itself, in place of 'minimum'"],
    ['exclusiveMaximum', true, "write the bound itself, in place of 'maximum'"],
    ['enum', 'a', 'write the list of values'],
    ['properties', 'a', 'write an object: a schema for each name'],
    ['examples', 'a', 'write a list'],
    ['minLength', 'a', 'correct the value; schemas/README.md'],
    ['pattern', '([', 'correct the regular expression'],
    ['enum', ['a', 'b', 'a'], 'remove one of them'],
  ])('%s: %j', (keyword, value, remedy) => {
    const found = ofProperty({ [keyword]: value })
    expect(found).toHaveLength(1)
    expect(found[0]?.remedy.startsWith(remedy), found[0]?.remedy).toBe(true)
  })

  test('names the items that are the same, and what a pattern misses', () => {
    expect(ofProperty({ enum: ['a', 'b', 'a'] })[0]?.message).toBe('the items 1 and 3 are the same')
    expect(ofProperty({ pattern: '([' })[0]?.message).toMatch(/^Invalid regular expression/)
  })

  test('in an alternative is named where it is', () => {
    expect(ofProperty({ oneOf: [{}, { required: ['a', 5] }] })).toMatchObject([
      { pointer: '/properties/name/oneOf/1/required/1', remedy: "list the names beside 'properties': required: ['name']" },
    ])
    expect(ofProperty({ items: { items: { typo: 1 } } })).toMatchObject([{ pointer: '/properties/name/items/items/typo' }])
  })
})

describe('a value that is not JSON', () => {
  class Boat {}
  test.each<[unknown, string]>([
    [undefined, 'Undefined is not JSON'],
    [() => 'x', 'Function is not JSON'],
    [Symbol('x'), 'Symbol is not JSON'],
    [5n, 'BigInt is not JSON'],
    [Number.NaN, 'NaN is not JSON'],
    [Number.POSITIVE_INFINITY, 'Infinity is not JSON'],
    [new Date(0), 'Date is not JSON'],
    [new Map(), 'Map is not JSON'],
    [new Boat(), 'Object is not JSON'],
  ])('is named: %s', (value, message) => {
    const remedy = 'write plain data only: it must survive JSON.parse(JSON.stringify(schema))'
    expect(ofProperty({ default: value })).toEqual([{ pointer: '/properties/name/default', message, remedy }])
    expect(ofProperty({ default: { 'a/b': [1, value] } })).toEqual([{ pointer: '/properties/name/default/a~1b/1', message, remedy }])
  })

  test('is not an object without a prototype', () => {
    expect(ofProperty(Object.assign(Object.create(null), { type: 'string' }))).toEqual([])
  })

  test('an object may be there twice, not inside itself', () => {
    const shared = { type: 'string' }
    expect(ofProperty({ anyOf: [shared, shared] })).toEqual([])
    const self: { items?: unknown } = {}
    self.items = { items: self }
    expect(ofProperty(self)).toEqual([
      {
        pointer: '/properties/name/items/items',
        message: 'an object holds itself',
        remedy: "write { $ref: '#/$defs/<name>' } in its place, and the schema into '$defs'",
      },
    ])
  })
})
