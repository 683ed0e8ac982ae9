import type { FieldSchema, Json } from '../../../model/entitySchema.ts'
import { type FieldType, RANK } from '../../../model/fieldType.ts'
import { fromListCell } from '../../cells.ts'
import { cleanLine, normalizeText } from '../facts/cleanText.ts'
import { LIST_FACTS } from '../facts/list.ts'
import { type Mistake, misplaced, textMistakes, wrongType } from '../facts/mistakes.ts'
import { typeOf } from '../facts/schemaFacts.ts'

type Format = 'image' | 'file'

const UPLOAD = { image: 'picture', file: 'file' } as const

const IDS = ['0192f0c1-2b3c-7d4e-8f50-123456789abc', '0192f0c1-2b3c-7d4e-8f50-123456789abd'] as const

/** A type whose values are ids of uploads. */
export const uploadField = (format: Format): FieldType => ({
  name: format,
  fits: (schema) => (schema.format === format ? RANK.format : undefined),
  storage: 'column',
  operators: ['null'],
  sortable: false,
  searchable: false,
  listed: UPLOAD[format] === 'picture',
  upload: UPLOAD[format],
  mistakes: textMistakes('the value is the id of an upload', ['upload']),
  normalize: normalizeText(cleanLine),
  samples: [{ schema: { type: 'string', format }, valid: [...IDS], invalid: [1, { id: 'x' }, 'not-an-id'] }],
})

const itemMistakes = ({ items }: FieldSchema, format: Format): Mistake[] =>
  items && typeOf(items) === 'string' && items.format === format
    ? []
    : [{ keyword: 'items', remedy: `Say items: { type: 'string', format: '${format}' }; accept and maxBytes stand beside items.` }]

const clean = (value: Json): Json =>
  Array.isArray(value) ? value.map((id: Json) => (typeof id === 'string' ? cleanLine(id) : id)).filter((id) => id !== '') : value

/** A type whose values are ids of several uploads in the user's order, without duplicates; `accept` and `maxBytes` apply to each. */
export const uploadsField = (name: string, format: Format): FieldType => ({
  name,
  fits: (schema) => (typeOf(schema) === 'array' && schema.items?.format === format ? RANK.keyword : undefined),
  ...LIST_FACTS,
  operators: ['null'],
  listed: false,
  upload: UPLOAD[format],
  mistakes: (schema) => [
    ...wrongType(schema, 'array', 'several uploads are a list'),
    ...itemMistakes(schema, format),
    ...misplaced(schema, ['upload', 'items']),
  ],
  normalize: clean,
  fromCell: fromListCell,
  samples: [
    {
      schema: { type: 'array', items: { type: 'string', format }, maxItems: 2 },
      valid: [[IDS[0]], [IDS[1]], [...IDS], IDS.toReversed()],
      invalid: [IDS[0], [1], ['not-an-id'], [IDS[0], IDS[0]]],
    },
  ],
})
