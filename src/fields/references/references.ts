import type { Json } from '../../model/entitySchema.ts'
import { type FieldType, RANK } from '../../model/fieldType.ts'
import { fromListCell } from '../cells.ts'
import { LIST_FACTS } from '../shared/facts/list.ts'
import { misplaced } from '../shared/facts/mistakes.ts'
import { LISTED } from '../shared/facts/operators.ts'
import { referenceMistakes } from '../shared/facts/referenceMistakes.ts'
import { REFERENCE_SAMPLES } from '../shared/facts/referenceSamples.ts'
import { typeOf } from '../shared/facts/schemaFacts.ts'

const trimmed = (value: Json): Json =>
  Array.isArray(value) ? value.map((id: Json) => (typeof id === 'string' ? id.trim() : id)).filter((id) => id !== '') : value

/** Ids of any number of records of another entity, without duplicates, in the given order. */
export const referencesField: FieldType = {
  name: 'references',
  fits: (schema) => (schema.reference !== undefined && typeOf(schema) === 'array' ? RANK.keyword : undefined),
  ...LIST_FACTS,
  operators: LISTED,
  listed: true,
  mistakes: (schema) => [...referenceMistakes(schema), ...misplaced(schema, ['items'])],
  normalize: trimmed,
  fromCell: fromListCell,
  samples: [
    {
      schema: { type: 'array', items: { type: 'string' }, reference: REFERENCE_SAMPLES.entity },
      valid: [...REFERENCE_SAMPLES.ids.map((id) => [id]), REFERENCE_SAMPLES.ids, REFERENCE_SAMPLES.ids.toReversed()],
      invalid: ['a', [1], ['no such record'], ['b1', 'b1']],
    },
  ],
}
