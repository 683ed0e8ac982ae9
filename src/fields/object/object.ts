import type { FieldSchema, Json } from '../../model/entitySchema.ts'
import { type FieldType, RANK } from '../../model/fieldType.ts'
import { fromJsonCell, jsonCell } from '../cells.ts'
import { storableJson } from '../shared/facts/cleanText.ts'
import type { Mistake } from '../shared/facts/mistakes.ts'
import { typeOf } from '../shared/facts/schemaFacts.ts'

/** Scalar types: a schema of these without a matching field type is a mistake, not a free value. */
const SIMPLE: readonly unknown[] = ['string', 'number', 'integer', 'boolean']

const isFree = (schema: FieldSchema): boolean => schema.type !== 'null' && !SIMPLE.includes(typeOf(schema))

const isList = (schema: FieldSchema): boolean => typeOf(schema) === 'array'

const isNothing = (value: Json): boolean => Array.isArray(value) && value.length === 0

const referenceMistakes = (schema: FieldSchema): Mistake[] =>
  schema.items?.reference === undefined
    ? []
    : [{ keyword: 'items', remedy: `Say reference: '${schema.items.reference}' next to type: 'array', not inside items.` }]

/** All other schemas: objects, maps, lists, alternatives. Stored as one JSON value; an empty optional list is stored as null. */
export const objectField: FieldType = {
  name: 'object',
  fits: (schema) => (isFree(schema) ? RANK.fallback : undefined),
  storage: 'column',
  operators: ['null'],
  sortable: false,
  searchable: false,
  listed: false,
  schemaForm: true,
  mistakes: referenceMistakes,
  normalize: (value, field) => (isNothing(value) && isList(field.schema) && !field.required ? null : storableJson(value)),
  toCell: jsonCell,
  fromCell: fromJsonCell,
  samples: [
    {
      schema: {
        type: 'object',
        required: ['a'],
        properties: { a: { type: 'string' }, b: { type: 'object', additionalProperties: { type: 'number' } } },
      },
      valid: [{ a: '' }, { a: 'قيمة 🚗 "x"\n\\', b: { constructor: 1, 'key with 🚗': -0.5, max: Number.MAX_VALUE } }],
      invalid: [{}, { a: 1 }, [1], 'x', { a: 'x', b: { c: 'not a number' } }],
    },
    {
      schema: {
        oneOf: [
          { type: 'object', required: ['card'], properties: { card: { type: 'string' } }, additionalProperties: false },
          { type: 'integer' },
        ],
      },
      valid: [{ card: '4111' }, 5],
      invalid: [{ card: 1 }, { other: 1 }, 1.5, 'x'],
    },
    {
      schema: { type: 'array', items: { type: 'string' } },
      valid: [
        ['b', 'a', 'b'],
        ['=1+1', 'نص'],
      ],
      invalid: [[1], 'a'],
    },
    {
      schema: { type: 'object', additionalProperties: true },
      valid: [{}, { deep: [{ er: [null, true, { x: [[]] }] }] }],
      invalid: [[1], 'x'],
    },
  ],
}
