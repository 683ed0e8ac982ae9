import { describe, expect, test } from 'vitest'
import { date, errorsOf, money, needs, statuses, text } from '../../../tests/support/models/fieldErrors.ts'
import { toFieldErrors } from './fieldErrors.ts'

const payment = (kind: string, more: object) => ({
  type: 'object',
  required: ['kind', ...Object.keys(more)],
  properties: { kind: { const: kind }, ...more },
  additionalProperties: false,
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
