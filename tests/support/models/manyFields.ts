import type { EntitySchema, FieldSchema } from '../../../src/model/entitySchema.ts'

const KINDS: readonly FieldSchema[] = [
  { type: 'string', maxLength: 100 },
  { type: 'integer' },
  { type: 'string', format: 'money' },
  { enum: ['low', 'middle', 'high'] },
  { type: 'string', format: 'date' },
  { type: 'boolean' },
]

/** An entity with so many fields of several kinds, ten in each group, and one more that applies only to one value of the first. */
export const manyFields = (id: string, count: number): EntitySchema => ({
  $id: id,
  type: 'object',
  properties: Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const group = `part${Math.floor(at / 10)}`
      return [`field${at}`, { ...KINDS[at % KINDS.length], group, filter: false, indexed: false }]
    }),
  ),
  if: { properties: { field0: { const: 'more' } }, required: ['field0'] },
  then: { properties: { detail: { type: 'string' } } },
})
