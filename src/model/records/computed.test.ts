import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolvedEntity } from '../../../tests/support/models/databaseModel.ts'
import type { Json } from '../entitySchema.ts'
import { computedValues, madeInRow, operandsOf, parseFormula } from './computed.ts'

const computed = (formula: string) => ({ type: 'string', format: 'money', readOnly: true, computed: formula }) as const
const money = { type: 'string', format: 'money' } as const

const sales = resolvedEntity({
  $id: 'sales',
  type: 'object',
  properties: {
    gross: computed('net + net * vat / 100'),
    discount: money,
    net: computed('sum(lines.amount) - discount'),
    vat: { type: 'string', format: 'percent' },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: { quantity: { type: 'integer' }, price: { type: 'string', format: 'decimal' }, amount: computed('quantity*price') },
      },
    },
  },
})

test('numbers are computed from those of rows, and from each other, in any order', () => {
  const lines: Json = [{ quantity: 3, price: '0.3333', amount: '7.00' }, { quantity: -2, price: '10' }, { quantity: 1 }]
  expect(computedValues(sales.fields, { discount: '1.00', vat: '19.00', lines })).toEqual({
    gross: '-23.80',
    net: '-20.00',
    lines: [
      { quantity: 3, price: '0.3333', amount: '1.00' },
      { quantity: -2, price: '10', amount: '-20.00' },
      { quantity: 1, amount: null },
    ],
  })
})

test('rows compose texts of their values and of their numbers, cut to their length', () => {
  const label = { type: 'string', readOnly: true, maxLength: 12, template: '{name} – {amount}' } as const
  const { fields } = resolvedEntity({
    $id: 'lists',
    type: 'object',
    properties: {
      lines: {
        type: 'array',
        items: { type: 'object', properties: { label, name: { type: 'string' }, price: money, amount: computed('price * 2') } },
      },
    },
  })
  const lines: Json = [
    { name: 'Door', price: '1.50', label: 'typed' },
    { name: null, price: null, label: 'typed' },
    { name: 'A long door' },
  ]
  expect(computedValues(fields, { lines })).toEqual({
    lines: [
      { name: 'Door', price: '1.50', amount: '3.00', label: 'Door – 3.00' },
      { name: null, price: null, amount: null, label: null },
      { name: 'A long door', amount: null, label: 'A long door' },
    ],
  })
})

test('an empty operand makes a number empty, no rows a sum of nothing', () => {
  expect(computedValues(sales.fields, { discount: null, vat: '19.00', lines: [] })).toEqual({ gross: null, net: null, lines: [] })
  expect(computedValues(sales.fields, { discount: '0.00', vat: '7.00' })).toEqual({ gross: '0.00', net: '0.00' })
})

test('nothing is made in a field that has no rows', () => {
  const [discount] = sales.fields.filter(({ name }) => name === 'discount')
  expect(discount && madeInRow(discount, { price: '1.00' })).toEqual({})
})

test('what is no row stays as it is and adds nothing', () => {
  const lines: Json = ['x', null, ['1'], { quantity: 1, price: '2' }]
  expect(computedValues(sales.fields, { discount: '0.00', vat: '0.00', lines })).toEqual({
    gross: '2.00',
    net: '2.00',
    lines: ['x', null, ['1'], { quantity: 1, price: '2', amount: '2.00' }],
  })
})

test('rows without computed numbers are left out, their numbers may have any decimal places', () => {
  const { fields } = resolvedEntity({
    $id: 'weighed',
    type: 'object',
    properties: {
      weight: { ...computed('sum( parts.weight )'), format: 'decimal', scale: 3 },
      parts: { type: 'array', items: { type: 'object', properties: { weight: { type: 'string', format: 'decimal', scale: 3 } } } },
    },
  })
  expect(computedValues(fields, { parts: [{ weight: '0.5' }, { weight: '0.125' }, { weight: '2' }, { weight: '0.5' }] })).toEqual({
    weight: '3.125',
  })
})

test('what a record needs is named', () =>
  expect([...new Set(operandsOf(sales.fields))].sort()).toEqual(['discount', 'lines', 'net', 'vat']))

const one = (formula: string) =>
  resolvedEntity({
    $id: 'ones',
    type: 'object',
    properties: { a: { type: 'integer' }, b: { type: 'string', format: 'decimal', scale: 3 }, x: computed(formula) },
  }).fields

test.each([
  ['a+b', 1, '0.005', '1.01'],
  ['a - b', 1, '1.005', '-0.01'],
  ['a - 2 - 3', 1, null, '-4.00'],
  ['a - (2 - 3)', 1, null, '2.00'],
  ['12 / a / 2', 3, null, '2.00'],
  ['1 + 2 * a', 3, null, '7.00'],
  ['(1 + 2) * a', 3, null, '9.00'],
  ['a / 3', 2, null, '0.67'],
  ['a / 3', -2, null, '-0.67'],
  ['a / b', 1, '-3', '-0.33'],
  ['a / b', 3, '0.5', '6.00'],
  ['a / b', 1, '0.000', null],
  ['a / (b - b)', 1, '5', null],
  ['0.5 * a', 5, null, '2.50'],
  ['a * b', 1, 'abc', null],
  ['a * b', 1.5, '1', '1.50'],
  ['a * b', ['2'], '1', null],
  ['a * b', 2, ['1'], null],
  ['1.255 * a', 2, null, '2.51'],
])('%s of %j and %j is %j', (formula, a, b, x) => expect(computedValues(one(formula), { a, b })).toEqual({ x }))

test.each(['', 'a +', '+ a', '+ + a', 'a b', '(a', 'a)', 'a ** b', 'sum(a)', 'sum(a.b', '1.', '.5', 'a, b', 'lines.amount', 'a % b', '()'])(
  '%j is no formula',
  (text) => expect(parseFormula(text)).toBeUndefined(),
)

test('sums of products are exact', () => {
  const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
  const text = (value: number) =>
    `${value < 0 ? '-' : ''}${Math.floor(Math.abs(value) / 100)}.${String(Math.abs(value) % 100).padStart(2, '0')}`
  fc.assert(
    fc.property(fc.array(fc.record({ quantity: fc.integer({ min: -1000, max: 1000 }), price: cents }), { maxLength: 20 }), (rows) => {
      const lines = rows.map(({ quantity, price }) => ({ quantity, price: text(price) }))
      const sum = rows.reduce((total, { quantity, price }) => total + BigInt(quantity) * BigInt(price), 0n)
      const { net } = computedValues(sales.fields, { discount: '0.00', lines })
      expect(BigInt(String(net).replace('.', ''))).toBe(sum)
    }),
  )
})
