import type { FieldSchema } from '../../model/entitySchema.ts'
import { type FieldType, RANK } from '../../model/fieldType.ts'
import { fromOptionCell } from '../cells.ts'
import { type Mistake, misplaced } from '../shared/facts/mistakes.ts'
import { PICKED } from '../shared/facts/operators.ts'
import { isEnum, typeOf } from '../shared/facts/schemaFacts.ts'

const MAX_OPTION_LENGTH = 255

const toneMistakes = ({ enum: options = [], tones = {} }: FieldSchema): Mistake[] =>
  Object.keys(tones)
    .filter((option) => !options.map(String).includes(option))
    .map((option) => ({ keyword: 'tones', remedy: `'${option}' is none of the choices: name only what 'enum' lists.` }))

const enumMistakes = (options: readonly unknown[] | undefined): Mistake[] => {
  if (options === undefined) return [{ keyword: 'enum', remedy: "List the choices: enum: ['first', 'second']." }]
  if (options.some((option) => typeof option === 'string' && option.length > MAX_OPTION_LENGTH))
    return [
      {
        keyword: 'enum',
        remedy: `Choices are stored as they are: keep each under ${MAX_OPTION_LENGTH + 1} characters, and put long texts into i18n.`,
      },
    ]
  return options.includes('')
    ? [{ keyword: 'enum', remedy: "Leave the empty text out; a property that isn't required may be empty anyway." }]
    : []
}

const isSingle = (schema: FieldSchema): boolean => typeOf(schema) !== 'array' && typeOf(schema) !== 'object'

/** One of the schema's listed values: all text or all numbers. */
export const choiceField: FieldType = {
  name: 'choice',
  fits: (schema) => (isEnum(schema) && isSingle(schema) && schema.reference === undefined ? RANK.keyword : undefined),
  storage: 'column',
  operators: PICKED,
  sortable: true,
  searchable: false,
  listed: true,
  mistakes: (schema) => [...enumMistakes(schema.enum), ...toneMistakes(schema), ...misplaced(schema, ['length', 'numberBounds', 'tones'])],
  fromCell: (cell, field) => fromOptionCell(cell, field.schema.enum ?? []),
  samples: [
    {
      schema: { enum: ['approved', 'proposal', 'rejected'] },
      valid: ['approved', 'proposal', 'rejected'],
      invalid: ['', 'other', 'Approved', 1],
    },
    { schema: { enum: ['1', 'a; "b"', 'çok', 'نعم', '🚗'] }, valid: ['1', 'a; "b"', 'çok', 'نعم', '🚗'], invalid: [1, 'a'] },
    { schema: { type: 'integer', enum: [-1, 0, 2, 10] }, valid: [-1, 0, 2, 10], invalid: ['2', 3] },
    { schema: { enum: [-0.5, 0.1, 2] }, valid: [-0.5, 0.1, 2], invalid: ['0.1', 1] },
  ],
}
