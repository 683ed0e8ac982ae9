import { type FieldType, RANK } from '../model/fieldType.ts'
import { cleanLine, normalizeText } from './cleanText.ts'
import { textMistakes } from './mistakes.ts'

/** A type whose values are ids of uploads. */
export const uploadField = (format: 'image' | 'file'): FieldType => ({
  name: format,
  fits: (schema) => (schema.format === format ? RANK.format : undefined),
  storage: 'column',
  operators: ['null'],
  sortable: false,
  searchable: false,
  listed: format === 'image',
  mistakes: textMistakes('the value is the id of an upload', ['upload']),
  normalize: normalizeText(cleanLine),
  samples: [
    {
      schema: { type: 'string', format },
      valid: ['0192f0c1-2b3c-7d4e-8f50-123456789abc', '0192f0c1-2b3c-7d4e-8f50-123456789abd'],
      invalid: [1, { id: 'x' }, 'not-an-id'],
    },
  ],
})
