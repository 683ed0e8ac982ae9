import { type FieldType, RANK } from '../../model/fieldType.ts'
import { cleanLine, normalizeText } from '../shared/facts/cleanText.ts'
import { misplaced } from '../shared/facts/mistakes.ts'
import { PICKED } from '../shared/facts/operators.ts'
import { referenceMistakes } from '../shared/facts/referenceMistakes.ts'
import { REFERENCE_SAMPLES } from '../shared/facts/referenceSamples.ts'
import { typeOf } from '../shared/facts/schemaFacts.ts'

const MAX_ID_LENGTH = 255

/** The id of one record of another or the same entity. */
export const referenceField: FieldType = {
  name: 'reference',
  fits: (schema) => (schema.reference !== undefined && typeOf(schema) !== 'array' ? RANK.keyword : undefined),
  storage: 'column',
  operators: PICKED,
  sortable: true,
  searchable: false,
  listed: true,
  constraints: () => ({ minLength: 1, maxLength: MAX_ID_LENGTH }),
  mistakes: (schema) => [...referenceMistakes(schema), ...misplaced(schema, [])],
  normalize: normalizeText(cleanLine),
  samples: [
    {
      schema: { type: 'string', reference: REFERENCE_SAMPLES.entity },
      valid: REFERENCE_SAMPLES.ids,
      invalid: [1, ['a'], { id: 'a' }, 'no such record'],
    },
  ],
}
