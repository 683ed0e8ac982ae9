import { describe, expect, test } from 'vitest'
import { createAjv, sharedAjv } from './ajv.ts'

/** Raw errors of a value: path, keyword, and the parameters that the keyword adds itself. */
const errorsOf = (schema: object, data: unknown): readonly string[] => {
  const check = createAjv().compile(schema)
  check(data)
  return (check.errors ?? []).map(({ instancePath, keyword, params }) => `${instancePath} ${keyword} ${JSON.stringify(params)}`)
}

const scaled = (scale: number) => ({ type: 'string', format: 'decimal', scale })
const period = (keyword: 'notBefore' | 'after', format: string) => ({
  type: 'object',
  properties: { from: { type: ['string', 'number'] }, to: { type: 'string', format, [keyword]: 'from' } },
})
const lines = { type: 'array', uniqueItemProperties: ['line', 'code'] }

describe('our keywords', () => {
  test.each<[string, object, unknown, readonly string[]]>([
    ['scale: as many places as it says', scaled(2), '1.25', []],
    ['scale: none', scaled(0), '7', []],
    ['scale: more places', scaled(2), '1.255', [' scale {"limit":2,"places":3}']],
    ['scale: a place too many where there are none', scaled(0), '1.2', [' scale {"limit":0,"places":1}']],
    ['scale: as many digits as there is space for', scaled(2), '1234567890123456.25', []],
    ['scale: more digits than there is space for', scaled(2), '12345678901234567', [' scale {"limit":2,"places":0}']],
    ['scale: leading zeros and a sign are no digits', scaled(2), '-001234567890123456.2', []],
    ['scale: of text alone', { scale: 2 }, 1.2345, []],
    ['uniqueItemProperties: other values', lines, [{ line: 1 }, { line: 2 }], []],
    ['uniqueItemProperties: rows without one', lines, [{ line: null }, {}, { line: null }, null, {}], []],
    [
      'uniqueItemProperties: the later row',
      lines,
      [{ line: 1 }, { line: 2 }, { line: 1 }],
      [' uniqueItemProperties {"index":2,"property":"line"}'],
    ],
    [
      'uniqueItemProperties: the second property',
      lines,
      [
        { line: 1, code: 'a' },
        { line: 2, code: 'a' },
      ],
      [' uniqueItemProperties {"index":1,"property":"code"}'],
    ],
    ['uniqueItemProperties: one value in two properties', lines, [{ line: 1 }, { code: 1 }], []],
    ['notBefore: the same day', period('notBefore', 'date'), { from: '2026-02-28', to: '2026-02-28' }, []],
    [
      'notBefore: a day before',
      period('notBefore', 'date'),
      { from: '2026-02-28', to: '2026-02-27' },
      ['/to notBefore {"limit":"2026-02-28"}'],
    ],
    ['after: the same day', period('after', 'date'), { from: '2026-02-28', to: '2026-02-28' }, ['/to after {"limit":"2026-02-28"}']],
    ['after: the next day', period('after', 'date'), { from: '2026-02-28', to: '2026-03-01' }, []],
    [
      'after: moments of different zones by what they are',
      period('after', 'date-time'),
      { from: '2026-02-28T09:00:00+03:00', to: '2026-02-28T07:00:00Z' },
      [],
    ],
    [
      'notBefore: the same',
      period('notBefore', 'date-time'),
      { from: '2026-02-28T07:00:00Z', to: '2026-02-28T09:00:00+03:00' },
      ['/to notBefore {"limit":"2026-02-28T07:00:00Z"}'],
    ],
    ['notBefore: nothing to compare with', period('notBefore', 'date'), { to: '2026-02-28' }, []],
    ['after: no text to compare with', period('after', 'date'), { from: 9_999, to: '2026-02-28' }, []],
    [
      'sameAs',
      { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string', sameAs: 'a' } } },
      { a: 'x', b: 'y' },
      ['/b sameAs {"field":"a"}'],
    ],
    ['sameAs: the same', { type: 'object', properties: { a: {}, b: { sameAs: 'a' } } }, { a: 'x', b: 'x' }, []],
    ['uniqueItems', { type: 'array', uniqueItems: true }, [{ a: 1 }, 2, { a: 1 }], [' uniqueItems {"i":2,"j":0}']],
    [
      'contains: of a list without elements after one with them',
      { items: { contains: { const: 1 } } },
      [[1], []],
      ['/1 contains {"minContains":1,"start":0,"ends":[],"branches":[{"called":[{"text":"1"}],"pins":{},"names":[]}]}'],
    ],
    ['contains: none of them needed', { items: { contains: { const: 1 }, minContains: 0, maxContains: 1 } }, [[1], [], [2]], []],
    ['uniqueItems: false', { type: 'array', uniqueItems: false }, [1, 1], []],
    ['multipleOf', { multipleOf: 0.01 }, 19.999, [' multipleOf {"multipleOf":0.01}']],
    ['multipleOf: by decimals', { multipleOf: 0.01 }, 19.99, []],
    [
      'formatMinimum',
      { type: 'string', format: 'date', formatMinimum: '2026-01-01' },
      '2025-12-31',
      [' formatMinimum {"comparison":">=","limit":"2026-01-01"}'],
    ],
  ])('%s', (_, schema, data, errors) => expect(errorsOf(schema, data)).toEqual(errors))
})

describe('a keyword of ours', () => {
  const pair = (keyword: 'notBefore' | 'sameAs') => ({ type: 'object', properties: { a: {}, b: { [keyword]: 'a' } } })

  test.each<[object, unknown]>([
    [{ uniqueItemProperties: ['a'] }, 'text'],
    [{ uniqueItems: true }, 'text'],
    [{ multipleOf: 2 }, '3'],
    [pair('notBefore'), { a: 'b', b: ['a'] }],
    [pair('sameAs'), { a: 6, b: 5 }],
  ])('%j says nothing of values of another type', (schema, data) => expect(errorsOf(schema, data)).toEqual([]))

  test.each<[object]>([
    [{ type: 'string', scale: '2' }],
    [{ type: 'array', uniqueItemProperties: 'a' }],
    [{ type: 'string', notBefore: 5 }],
    [{ type: 'string', sameAs: 5 }],
  ])('is refused where it is of another kind: %j', (schema) => expect(() => createAjv().compile(schema)).toThrow(/must be/))

  test.each<[object, unknown, string]>([
    [scaled(0), '1.5', 'too many digits'],
    [lines, [{ line: 1 }, { line: 1 }], 'repeated'],
    [period('after', 'time'), { from: '10:00', to: '09:00' }, 'too early'],
    [period('notBefore', 'time'), { from: '10:00', to: '09:00' }, 'too early'],
    [pair('sameAs'), { a: 'x', b: 'y' }, 'differs'],
    [{ uniqueItems: true }, [1, 1], 'an item is repeated'],
    [{ multipleOf: 2 }, 3, 'no multiple'],
    [{ contains: { const: 1 } }, [], ''],
  ])('%j says in English why it refuses %j: %s', (schema, data, message) => {
    const check = createAjv({ messages: true }).compile(schema)
    check(data)
    expect(check.errors?.map((error) => error.message)).toEqual([message])
  })
})

describe('an ajv of ours', () => {
  test('reports all errors, without English texts', () => {
    const check = createAjv().compile({ type: 'object', required: ['a', 'b'] })
    expect(check({})).toBe(false)
    expect(check.errors?.map(({ params, message }) => [params.missingProperty, message])).toEqual([
      ['a', undefined],
      ['b', undefined],
    ])
  })

  test('sees own properties only', () => {
    expect(errorsOf({ type: 'object', required: ['constructor'] }, {})).toEqual([' required {"missingProperty":"constructor"}'])
  })

  test.each<[string, object]>([
    ['a requirement of what another schema declares', { type: 'object', properties: { a: {} }, then: { required: ['a'] }, if: {} }],
    ['a refinement of what another schema types', { type: 'string', anyOf: [{ minLength: 1 }] }],
    ['a type that another one narrows', { anyOf: [{ maxLength: 1 }] }],
    ['a tuple without bounds', { type: 'array', prefixItems: [{ type: 'string' }] }],
    ['a property that also fits a pattern', { type: 'object', properties: { abc: {} }, patternProperties: { '^a': {} } }],
    ['our vocabulary and an anchor', { $anchor: 'here', type: 'string', search: true, reference: 'cars' }],
    ['our formats', { type: 'string', format: 'iban' }],
  ])('takes %s', (_, schema) => expect(() => createAjv().compile(schema)).not.toThrow())

  test.each<[string, object, RegExp]>([
    ['an unknown keyword', { maxLenght: 3 }, /unknown keyword/],
    ['an unknown format', { type: 'string', format: 'emial' }, /unknown format/],
  ])('refuses %s', (_, schema, message) => expect(() => createAjv().compile(schema)).toThrow(message))

  test('is changed by options, and made once a process', () => {
    expect(createAjv({ allErrors: false }).opts.allErrors).toBe(false)
    expect(sharedAjv()).toBe(sharedAjv())
    expect(sharedAjv().opts.strict).toBe(true)
  })
})
