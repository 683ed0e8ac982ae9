import { describe, expect, test } from 'vitest'
import type { FieldSchema } from '../entitySchema.ts'
import { branchOf, type Called } from './branch.ts'
import { schemaDocument } from './schemaDocument.ts'

const words = (...texts: readonly string[]): readonly Called[] => texts.map((text) => ({ text }))
const kinds = (...names: readonly string[]): readonly Called[] => names.map((kind) => ({ kind }))
const kindIs = (...values: readonly string[]): FieldSchema => ({ properties: { paymentKind: { enum: [...values] } } })

describe('an alternative is called', () => {
  test.each<[string, FieldSchema | boolean, readonly Called[]]>([
    ['by its title, whatever else it has', { title: 'Card', const: 'c', required: ['no'] }, words('Card')],
    ['by the first title of its parts', { allOf: [{ title: 'First' }, { title: 'Second' }] }, words('First')],
    ['by its value', { const: 'card' }, words('card')],
    ['by a value that is no text', { const: 7 }, words('7')],
    ['by its values', { enum: ['a', null, 2] }, words('a', 'null', '2')],
    ['by the titles of its options, or their values', { oneOf: [{ const: 1, title: 'One' }, { const: 2 }] }, words('One', '2')],
    ['by what tells it from the others', kindIs('card', 'transfer'), words('Payment kind: card / transfer')],
    ['by the first of several such properties', { properties: { a: { const: 1 }, b: { const: 2 } } }, words('A: 1')],
    ['by what it requires', { required: ['cardNo'], properties: { other: {} } }, words('Card no')],
    ['by three of these at most', { required: ['a', 'b', 'c', 'd'] }, words('A + B + C')],
    ['by what it declares, where it requires nothing', { properties: { street: {}, zip: {} } }, words('Street + Zip')],
    ['by a format that people know', { type: 'string', format: 'email' }, kinds('email')],
    ...['uri', 'date', 'time', 'date-time', 'phone', 'uuid'].map(
      (format) => [`by the format ${format}`, { type: 'string', format }, kinds(format)] as [string, FieldSchema, readonly Called[]],
    ),
    ['by its option, also where that refers to more', { oneOf: [{ const: 1, $ref: '#/$defs/one' }] }, words('1')],
    ['by its type where nobody knows the format', { type: 'string', format: 'regex' }, kinds('string')],
    ['by the known one of several formats', { format: 'regex', allOf: [{ format: 'date' }] }, kinds('date')],
    ['by its types', { type: ['integer', 'null'] }, kinds('integer', 'null')],
    ['by the kinds of its own alternatives', { anyOf: [{ type: 'string', format: 'uri' }, { type: 'number' }] }, kinds('uri', 'number')],
    ['behind a reference', { $ref: '#/$defs/card', $defs: { card: { title: 'Card' } } }, words('Card')],
    ['nothing where it says nothing', {}, []],
    ['nothing where it is anything', true, []],
  ])('%s', (_, schema, called) => expect(branchOf(schema, [schema], schemaDocument(schema)).called).toEqual(called))
})

test('an alternative has what tells it from the others, and what it declares or requires, each once', () => {
  const schema: FieldSchema = { required: ['kind', 'no'], properties: { kind: { const: 'card' }, holder: { type: 'string' } } }
  expect(branchOf(schema, [schema], schemaDocument(schema))).toMatchObject({ pins: { kind: ['card'] }, names: ['kind', 'no', 'holder'] })
})
