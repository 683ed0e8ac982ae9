import { describe, expect, test } from 'vitest'
import { createAjv } from './ajv.ts'
import { toFieldErrors } from './fieldErrors.ts'

const ajv = createAjv()

const errorsOf = (schema: object, data: unknown): string[] => {
  const check = ajv.compile(schema)
  check(data)
  return toFieldErrors(check.errors, data).map(({ path, keyword, params }) => `${path}: ${keyword} ${JSON.stringify(params)}`)
}

const text = { type: 'string' }
const money = { type: 'string', format: 'money', scale: 2 }

const payment = (kind: string, more: object) => ({
  type: 'object',
  required: ['kind', ...Object.keys(more)],
  properties: { kind: { const: kind }, ...more },
  additionalProperties: false,
})
const date = { type: 'string', format: 'date' }
const statuses = (values: readonly string[], more: object) => ({
  type: 'object',
  required: ['status', ...Object.keys(more)],
  properties: { status: { enum: values }, ...more },
})
const needs = (...names: readonly string[]) => ({
  type: 'object',
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, text])),
})
const oneOfPayments = {
  oneOf: [payment('card', { number: { type: 'string', minLength: 4 } }), payment('cash', { drawer: { type: 'integer' } })],
}

describe('errors of a record', () => {
  test.each<[string, object, unknown, string[]]>([
    [
      'stand at the property that is missing, not at the object around it',
      {
        type: 'object',
        properties: { lines: { type: 'array', items: { type: 'object', required: ['quantity'], properties: { quantity: text } } } },
      },
      { lines: [{ quantity: '1' }, {}] },
      ['lines.1.quantity: required {"missingProperty":"quantity"}'],
    ],
    [
      'stand at the property that is too much',
      { type: 'object', additionalProperties: false },
      { 'a/b~c': 1 },
      ['a/b~c: additionalProperties {"additionalProperty":"a/b~c"}'],
    ],
    [
      'name what made a property required',
      { type: 'object', dependentRequired: { iban: ['bank'] } },
      { iban: 'x' },
      ['bank: dependentRequired {"property":"iban","missingProperty":"bank","depsCount":1,"deps":"bank"}'],
    ],
    [
      'of a condition are those of its consequence only',
      { type: 'object', if: { required: ['a'] }, then: { required: ['b'] } },
      { a: 1 },
      ['b: required {"missingProperty":"b"}'],
    ],
    [
      'of a name are reported once',
      { type: 'object', propertyNames: { maxLength: 2 } },
      { abc: 1 },
      ['abc: propertyNames {"propertyName":"abc"}'],
    ],
    ['tell places apart from digits: places', money, '1.234', [': scale {"limit":2}']],
    [
      'tell places apart from digits: digits',
      money,
      '12345678901234567.5',
      [': precision {"limit":18}', ': format {"format":"money"}'].slice(0, 1),
    ],
    [
      'leave the pattern to values that nothing else says more of',
      { type: 'string', minLength: 1, pattern: '^x' },
      '',
      [': minLength {"limit":1}'],
    ],
    ['tell the pattern where it is alone', { type: 'string', minLength: 1, pattern: '^x' }, 'y', [': pattern {"pattern":"^x"}']],
    [
      'stand at the property that nothing evaluates',
      { type: 'object', unevaluatedProperties: false },
      { more: 1 },
      ['more: unevaluatedProperties {"unevaluatedProperty":"more"}'],
    ],
    [
      'tell of what comes too early as of any bound',
      {
        type: 'object',
        properties: { from: text, to: { ...text, notBefore: 'from' }, end: { ...text, after: 'from' } },
      },
      { from: 'b', to: 'a', end: 'b' },
      ['to: formatMinimum {"limit":"b"}', 'end: formatExclusiveMinimum {"limit":"b"}'],
    ],
    [
      'begin with what is missing',
      {
        properties: { a: false },
        type: 'object',
        dependentRequired: { b: ['a'] },
        required: ['a'],
        dependentSchemas: { b: { required: ['c'] } },
      },
      { b: 1 },
      [
        'a: required {"missingProperty":"a"}',
        'a: dependentRequired {"property":"b","missingProperty":"a","depsCount":1,"deps":"a"}',
        'c: required {"missingProperty":"c"}',
      ],
    ],
    ['compare money by value', { ...money, formatMinimum: '9.50' }, '10', []],
    [
      'compare money by value and refuse what is less',
      { ...money, formatMinimum: '9.50' },
      '9.4',
      [': formatMinimum {"comparison":">=","limit":"9.50"}'],
    ],
    [
      'of alternatives are those of the branch that was meant',
      oneOfPayments,
      { kind: 'card', number: '12' },
      ['number: minLength {"limit":4}'],
    ],
    [
      'of alternatives are those of the branch that was meant, also when it lacks a property',
      oneOfPayments,
      { kind: 'cash' },
      ['drawer: required {"missingProperty":"drawer"}'],
    ],
    [
      'of alternatives that a property tells apart are at that property',
      oneOfPayments,
      { kind: 'barter' },
      ['kind: enum {"alternatives":[{"text":"card"},{"text":"cash"}]}'],
    ],
    ['of alternatives whose telling property is missing say so', oneOfPayments, {}, ['kind: required {"missingProperty":"kind"}']],
    [
      'of alternatives that lists of values distinguish are those of the one whose list has it',
      { oneOf: [statuses(['open', 'held'], { until: date }), statuses(['shut'], { reason: text })] },
      { status: 'held', until: 'soon' },
      ['until: format {"format":"date"}'],
    ],
    [
      'of alternatives behind references are those of the branch that was meant',
      {
        oneOf: [{ $ref: '#/$defs/card' }, { $ref: '#/$defs/cash' }],
        $defs: { card: payment('card', { number: text }), cash: payment('cash', {}) },
      },
      { kind: 'card' },
      ['number: required {"missingProperty":"number"}'],
    ],
    [
      'of alternatives that contain themselves are those of the innermost that was meant',
      {
        $ref: '#/$defs/filter',
        $defs: {
          filter: {
            anyOf: [
              { type: 'object', required: ['and'], properties: { and: { type: 'array', items: { $ref: '#/$defs/filter' } } } },
              { type: 'object', required: ['field', 'equals'], properties: { field: text, equals: { type: 'integer' } } },
            ],
          },
        },
      },
      { and: [{ field: 'a', equals: 1 }, { and: [{ field: 'b', equals: 'x' }] }] },
      ['and.1.and.0.equals: type {"type":"integer"}'],
    ],
    [
      'of alternatives that nothing tells apart are those of the nearest',
      { anyOf: [needs('street', 'city'), needs('box')] },
      { street: 'a' },
      ['city: required {"missingProperty":"city"}'],
    ],
    [
      'of alternatives of which none is near are one, which names them',
      { anyOf: [needs('street', 'city'), { ...needs('box'), title: 'P.O. box' }] },
      {},
      [': anyOf {"alternatives":[{"text":"Street + City"},{"text":"P.O. box"}]}'],
    ],
    [
      'of constants name them',
      {
        oneOf: [
          { const: 's', title: 'Small' },
          { const: 'l', title: 'Large' },
        ],
      },
      'm',
      [': oneOf {"passingSchemas":null,"alternatives":[{"text":"Small"},{"text":"Large"}]}'],
    ],
    [
      'of a list that lacks an entry say which',
      { type: 'array', contains: { type: 'object', required: ['key'], properties: { key: { const: 'colour' } } } },
      [{ key: 'wheels' }],
      [': contains {"minContains":1,"alternatives":[{"text":"Key: colour"}]}'],
    ],
    [
      'of a list with too many such entries say how many there may be',
      { type: 'array', contains: { type: 'string', format: 'email' }, minContains: 1, maxContains: 2 },
      ['a@b.co', 'c@d.co', 'e@f.co'],
      [': contains {"minContains":1,"maxContains":2,"alternatives":[{"kind":"email"}]}'],
    ],
    [
      'before alternatives stay, whichever branch was meant',
      { type: 'object', properties: { age: { type: 'integer' }, paid: oneOfPayments } },
      { age: 'x', paid: { kind: 'cash', drawer: 'x' } },
      ['age: type {"type":"integer"}', 'paid.drawer: type {"type":"integer"}'],
    ],
    [
      'of alternatives are those of the branch that was meant, even if another is nearer',
      { oneOf: [payment('card', { number: text, bank: text, month: text }), payment('cash', { drawer: { type: 'integer' } })] },
      { kind: 'card', drawer: 1 },
      [
        'number: required {"missingProperty":"number"}',
        'bank: required {"missingProperty":"bank"}',
        'month: required {"missingProperty":"month"}',
        'drawer: additionalProperties {"additionalProperty":"drawer"}',
      ],
    ],
    [
      'of alternatives do not take a property that is missing further in for the one that tells them apart',
      {
        oneOf: [
          payment('card', { bank: { type: 'object', required: ['kind'], properties: { kind: text } }, number: text }),
          payment('cash', { drawer: { type: 'integer' } }),
        ],
      },
      { kind: 'card', bank: {} },
      ['number: required {"missingProperty":"number"}', 'bank.kind: required {"missingProperty":"kind"}'],
    ],
    [
      'beside alternatives stay',
      { type: 'object', required: ['name'], properties: { name: text, age: { type: 'integer' } }, anyOf: [needs('street'), needs('box')] },
      { age: 'x', street: 1, name: 1 },
      ['street: type {"type":"string"}', 'name: type {"type":"string"}', 'age: type {"type":"integer"}'],
    ],
    [
      'of types of which none fits are one',
      { anyOf: [{ type: 'integer' }, { type: 'string', maxLength: 1 }] },
      true,
      [': anyOf {"alternatives":[{"kind":"integer"},{"kind":"string"}]}'],
    ],
    [
      'of types are those of the type that was meant',
      { anyOf: [{ type: 'integer' }, { type: 'string', maxLength: 1 }] },
      'long',
      [': maxLength {"limit":1}'],
    ],
    ['tell when more than one alternative fits', { oneOf: [{ type: 'integer' }, { minimum: 0 }] }, 1, [': oneOf {"passingSchemas":[0,1]}']],
    [
      'of alternatives within alternatives are those of the innermost that was meant',
      { oneOf: [{ type: 'array', items: oneOfPayments }, { type: 'null' }] },
      [{ kind: 'card', number: '12' }],
      ['0.number: minLength {"limit":4}'],
    ],
  ])('%s', (_, schema, data, expected) => {
    expect(errorsOf(schema, data)).toEqual(expected)
  })

  test('are empty for no errors', () => {
    expect(toFieldErrors(null)).toEqual([])
  })
})

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

describe('a format', () => {
  const accepts = (format: string, value: string) => ajv.compile({ type: 'string', format })(value)

  test.each<[string, string, boolean]>([
    ['phone', '+44 20 7946 0958', true],
    ['phone', '+90 (212) 555-12.34', true],
    ['phone', '020 7946 0958', false],
    ['phone', '+0044207946', false],
    ['phone', '+44', false],
    ['phone', '+1234567890123456', false],
    ['phone', '+44 call me', false],
    ['iban', 'DE89370400440532013000', true],
    ['iban', 'de89 3704 0044 0532 0130 00', true],
    ['iban', 'DE88370400440532013000', false],
    ['vin', '1M8GDM9AXKP042788', true],
    ['vin', 'WVWZZZ1JZXW000001', true],
    ['vin', '1M8GDM9AXKP04278O', false],
    ['vin', '1M8GDM9AXKP04278', false],
    ['uri', 'https://example.com/a?b=c#d', true],
    ['uri', 'javascript:alert(1)', false],
    ['uri', 'https://', false],
    ['time', '23:59', true],
    ['time', '23:59:59', true],
    ['time', '24:00', false],
    ['time', '09:30Z', false],
    ['date', '2024-02-29', true],
    ['date', '2023-02-29', false],
    ['date-time', '2024-02-29T10:00:00.000Z', true],
    ['date-time', '2024-02-29T10:00:00+03:00', true],
    ['date-time', '2024-02-29T10:00:00', false],
    ['date-time', '2016-12-31T23:59:60Z', false],
    ['color', '#1a73E8', true],
    ['color', 'red', false],
    ['icon', 'AccountBalance', true],
    ['icon', '<svg>', false],
    ['money', '-0.05', true],
    ['money', '1e3', false],
    ['money', '1,5', false],
    ['money', '9'.repeat(19), false],
    ['email', 'a@example.com', true],
    ['email', 'a@example', false],
  ])('%s takes %s: %s', (format, value, expected) => {
    expect(accepts(format, value)).toBe(expected)
  })
})

describe('the errors of one value', () => {
  test('begin with the most useful one', () => {
    expect(errorsOf({ type: 'string', minLength: 5, format: 'email' }, 'x')).toEqual([
      ': format {"format":"email"}',
      ': minLength {"limit":5}',
    ])
  })

  test.each([
    ['required', 'dependentRequired'],
    ['dependentRequired', 'type'],
    ['type', 'precision'],
    ['precision', 'scale'],
    ['scale', 'format'],
    ['format', 'minLength'],
  ])('begin with %s, before %s', (first, then) => {
    const errors = [then, first].map((keyword) => ({
      keyword: keyword === 'precision' ? 'scale' : keyword,
      instancePath: '/a',
      schemaPath: '',
      params: keyword === 'precision' ? { places: 1, limit: 2 } : keyword === 'scale' ? { places: 3, limit: 2 } : {},
    }))
    expect(toFieldErrors(errors).map(({ keyword }) => keyword)).toEqual([first, then])
  })

  test('name no format but of a format', () => {
    const error = { keyword: 'formatMinimum', instancePath: '', schemaPath: '', params: { limit: 'b', format: 'date' } }
    expect(toFieldErrors([error])[0]).not.toHaveProperty('format')
    expect(toFieldErrors([{ ...error, keyword: 'format', params: { format: 7 } }])[0]).not.toHaveProperty('format')
  })

  test('name the format that it has not', () => {
    const check = ajv.compile({ type: 'string', format: 'email', maxLength: 1 })
    check('xy')
    expect(toFieldErrors(check.errors, 'xy')).toStrictEqual([
      { path: '', keyword: 'format', format: 'email', params: { format: 'email' } },
      { path: '', keyword: 'maxLength', params: { limit: 1 } },
    ])
  })

  test('count digits where there are as many places as there may be', () => {
    expect(errorsOf(money, '12345678901234567.25')[0]).toBe(': precision {"limit":18}')
  })

  test('of rows that repeat a value stand at the later row', () => {
    const schema = { type: 'object', properties: { lines: { type: 'array', uniqueItemProperties: ['number'] } } }
    expect(errorsOf(schema, { lines: [{ number: 1 }, { number: 1 }] })).toEqual(['lines.1.number: repeated {}'])
  })

  test('leave out parameters that are not there', () => {
    const error = { keyword: 'type', instancePath: '', schemaPath: '', params: { type: 'string', none: undefined } }
    expect(toFieldErrors([error])).toStrictEqual([{ path: '', keyword: 'type', params: { type: 'string' } }])
    expect(toFieldErrors(null)).toEqual([])
  })
})
