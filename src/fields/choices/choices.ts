import type { FieldSchema, Json } from '../../model/entitySchema.ts'
import { type FieldType, RANK } from '../../model/fieldType.ts'
import { fromListCell, fromOptionCell } from '../cells.ts'
import { LIST_FACTS } from '../shared/facts/list.ts'
import { type Mistake, misplaced, wrongType } from '../shared/facts/mistakes.ts'
import { LISTED } from '../shared/facts/operators.ts'
import { isEnum, typeOf } from '../shared/facts/schemaFacts.ts'

const itemMistakes = (schema: FieldSchema): Mistake[] =>
  isEnum(schema.items)
    ? []
    : [{ keyword: 'items', remedy: "List the choices: items: { enum: ['first', 'second'] }, all text or all numbers." }]

const fromCell = (cell: string, options: readonly Json[]): Json => {
  const items = fromListCell(cell)
  return Array.isArray(items) ? items.map((item: Json) => fromOptionCell(String(item), options)) : items
}

/** Any number of the schema's listed values, without duplicates, in the given order. */
export const choicesField: FieldType = {
  name: 'choices',
  fits: (schema) => (typeOf(schema) === 'array' && isEnum(schema.items) && schema.reference === undefined ? RANK.keyword : undefined),
  ...LIST_FACTS,
  operators: LISTED,
  listed: true,
  mistakes: (schema) => [
    ...wrongType(schema, 'array', 'several choices are a list'),
    ...itemMistakes(schema),
    ...misplaced(schema, ['items']),
  ],
  fromCell: (cell, field) => fromCell(cell, field.schema.items?.enum ?? []),
  samples: [
    {
      schema: { type: 'array', items: { enum: ['Admin', 'Dealer', 'a; b', '[x]', '🚗 نعم'] } },
      valid: [['Admin'], ['Dealer', 'Admin'], ['a; b'], ['[x]', '🚗 نعم'], ['🚗 نعم', 'Admin']],
      invalid: ['Admin', ['Other'], ['Admin', 'Admin'], [1]],
    },
    {
      schema: { type: 'array', items: { type: 'integer', enum: [1, 2, 10] }, minItems: 1, maxItems: 2 },
      valid: [[10, 2], [1]],
      invalid: [['1'], [1, 2, 10]],
    },
  ],
}
