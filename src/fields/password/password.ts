import { type FieldType, RANK } from '../../model/fieldType.ts'
import { textMistakes } from '../shared/facts/mistakes.ts'

/** Limits the time of hashing, which grows with the length. */
const MAX_LENGTH = 200

/** A secret: hashed by the rule of its entity on the server, and never returned. Not trimmed or otherwise normalized. */
export const passwordField: FieldType = {
  name: 'password',
  fits: (schema) => (schema.format === 'password' ? RANK.format : undefined),
  storage: 'column',
  operators: [],
  sortable: false,
  searchable: false,
  listed: false,
  secret: true,
  constraints: (schema) => ({ maxLength: Math.min(schema.maxLength ?? MAX_LENGTH, MAX_LENGTH) }),
  mistakes: textMistakes('a password is text', ['length']),
  normalize: (value) => (value === '' ? null : value),
  toCell: () => null,
  samples: [
    {
      schema: { type: 'string', format: 'password', minLength: 6 },
      valid: ['123456', ' correct horse ', 'كلمة السر 🚗', 'x'.repeat(MAX_LENGTH)],
      invalid: ['12345', 123456, 'x'.repeat(MAX_LENGTH + 1)],
    },
  ],
}
