import { type FieldType, RANK } from '../../model/fieldType.ts'
import { textMistakes } from '../shared/facts/mistakes.ts'

/** Hashing costs time by length. */
const LONGEST = 200

/** A secret: accepted, hashed by the server's rule of its entity, and never returned. Not trimmed or otherwise changed. */
export const passwordField: FieldType = {
  name: 'password',
  fits: (schema) => (schema.format === 'password' ? RANK.format : undefined),
  storage: 'column',
  operators: [],
  sortable: false,
  searchable: false,
  listed: false,
  secret: true,
  constraints: (schema) => ({ maxLength: Math.min(schema.maxLength ?? LONGEST, LONGEST) }),
  mistakes: textMistakes('a password is text', ['length']),
  normalize: (value) => (value === '' ? null : value),
  toCell: () => null,
  samples: [
    {
      schema: { type: 'string', format: 'password', minLength: 6 },
      valid: ['123456', ' correct horse ', 'كلمة السر 🚗', 'x'.repeat(LONGEST)],
      invalid: ['12345', 123456, 'x'.repeat(LONGEST + 1)],
    },
  ],
}
