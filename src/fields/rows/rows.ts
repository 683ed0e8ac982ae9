import type { FieldSchema } from '../../model/entitySchema.ts'
import { declarationsOf } from '../../model/evaluate/declarations.ts'
import { schemaDocument } from '../../model/evaluate/schemaDocument.ts'
import { type FieldType, RANK } from '../../model/fieldType.ts'
import { fromJsonCell, jsonCell } from '../cells.ts'
import { type Mistake, misplaced, wrongType } from '../shared/facts/mistakes.ts'
import { typeOf } from '../shared/facts/schemaFacts.ts'

/** Whether all rows have the same columns: no condition or alternative adds one. */
const isUniform = (items: FieldSchema): boolean =>
  declarationsOf(items, schemaDocument(items)).every(({ name }) => Object.hasOwn(items.properties ?? {}, name))

const hasColumns = (items: FieldSchema | undefined): items is FieldSchema =>
  items !== undefined && isUniform(items) && typeOf(items) === 'object' && Object.keys(items.properties ?? {}).length > 0

const itemMistakes = (schema: FieldSchema): Mistake[] =>
  hasColumns(schema.items) ? [] : [{ keyword: 'items', remedy: "Say what a row has: items: { type: 'object', properties: { … } }." }]

/** Rows of a record, such as the lines of an order: a child table, saved with the record. */
export const rowsField: FieldType = {
  name: 'rows',
  fits: (schema) => (typeOf(schema) === 'array' && hasColumns(schema.items) ? RANK.type : undefined),
  storage: 'rows',
  operators: [],
  sortable: false,
  searchable: false,
  listed: false,
  mistakes: (schema) => [
    ...wrongType(schema, 'array', 'rows are a list of objects'),
    ...itemMistakes(schema),
    ...misplaced(schema, ['items']),
  ],
  toCell: jsonCell,
  fromCell: fromJsonCell,
  samples: [
    {
      schema: {
        type: 'array',
        maxItems: 100,
        items: {
          type: 'object',
          required: ['item', 'quantity'],
          properties: {
            item: { type: 'string', maxLength: 40 },
            quantity: { type: 'string', format: 'decimal', scale: 3 },
            kind: { enum: ['material', 'discount'] },
            due: { type: 'string', format: 'date' },
            done: { type: 'boolean' },
          },
        },
      },
      valid: [
        [],
        [{ item: 'a', quantity: '1.000' }],
        [
          { item: 'قطعة 🚗', quantity: '-0.001', kind: 'discount', due: '2024-02-29', done: false },
          { item: '=1+1; "x"', quantity: '999999999999999.999', kind: 'material', due: '0001-01-01', done: true },
        ],
        Array.from({ length: 100 }, (_, index) => ({ item: `row ${99 - index}`, quantity: `${index}.000` })),
      ],
      invalid: [
        'x',
        ['x'],
        [{}],
        [{ item: 'a', quantity: 1 }],
        [{ item: 'a', quantity: '1', other: 1 }],
        Array.from({ length: 101 }, () => ({ item: 'a', quantity: '1' })),
      ],
    },
  ],
}
