import { type FieldType, RANK } from '../../model/fieldType.ts'
import { cleanLine } from '../shared/facts/cleanText.ts'
import { lineFacts } from '../shared/facts/line.ts'
import { textMistakes } from '../shared/facts/mistakes.ts'

/** Maximum length of an address (RFC 5321). */
const MAX_LENGTH = 254

/** Normal form of addresses, for storage and comparison. */
export const lowerCase = (text: string): string => cleanLine(text).toLowerCase()

/** An e-mail address in lower case, so that sign-in and search ignore case. */
export const emailField: FieldType = {
  name: 'email',
  fits: (schema) => (schema.format === 'email' ? RANK.format : undefined),
  ...lineFacts(lowerCase),
  mistakes: textMistakes('an e-mail address is text', ['length']),
  constraints: (schema) => ({ maxLength: Math.min(schema.maxLength ?? MAX_LENGTH, MAX_LENGTH) }),
  samples: [
    {
      schema: { type: 'string', format: 'email' },
      valid: ['0@example.com', "o'hara+cars@example.co.uk", `${'x'.repeat(64)}@example.com`, 'z_z@sub.example.org'],
      invalid: ['', 'x', 'x@', '@example.com', 'a b@example.com', 'a@b@c.com', `${'x'.repeat(243)}@example.com`, 5],
    },
  ],
}
