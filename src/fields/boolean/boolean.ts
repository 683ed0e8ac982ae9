import type { FieldSchema, Json } from '../../model/entitySchema.ts'
import { type FieldType, RANK } from '../../model/fieldType.ts'
import { misplaced, wrongType } from '../shared/facts/mistakes.ts'
import { isBooleanEnum, typeOf } from '../shared/facts/schemaFacts.ts'

/** As spreadsheets and people write them, in the languages of the interface. */
const TRUE = ['true', 'yes', '1', 'oui', 'vrai', 'evet', 'doğru', 'نعم', 'صحيح']
const FALSE = ['false', 'no', '0', 'non', 'faux', 'hayır', 'hayir', 'yanlış', 'yanliş', 'لا', 'خطأ']

const READ: ReadonlyMap<string, boolean> = new Map([
  ...TRUE.map((word) => [word, true] as const),
  ...FALSE.map((word) => [word, false] as const),
])

const fromCell = (cell: string): Json => READ.get(cell.trim().toLowerCase()) ?? cell

const isUntypedEnum = (schema: FieldSchema): boolean => typeOf(schema) === undefined && isBooleanEnum(schema)

const toneMistakes = ({ tones = {} }: FieldSchema) =>
  Object.keys(tones)
    .filter((value) => value !== 'true' && value !== 'false')
    .map((value) => ({ keyword: 'tones', remedy: `'${value}' is neither true nor false.` }))

/** Yes or no; null if it is optional and unset. */
export const booleanField: FieldType = {
  name: 'boolean',
  fits: (schema) => (typeOf(schema) === 'boolean' || isUntypedEnum(schema) ? RANK.type : undefined),
  storage: 'column',
  operators: ['eq', 'neq', 'null'],
  sortable: true,
  searchable: false,
  listed: true,
  flag: true,
  mistakes: (schema) => [
    ...(isBooleanEnum(schema) ? [] : wrongType(schema, 'boolean', 'the values are true and false')),
    ...misplaced(schema, ['tones']),
    ...toneMistakes(schema),
  ],
  toCell: (value) => value === true,
  fromCell,
  samples: [
    { schema: { type: 'boolean' }, valid: [false, true], invalid: ['maybe', 1, 'true'] },
    { schema: { enum: [true] }, valid: [true], invalid: [false] },
  ],
}
