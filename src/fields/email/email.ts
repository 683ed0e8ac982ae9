import { type FieldType, RANK } from '../../model/fieldType.ts'
import { cleanLine } from '../shared/facts/cleanText.ts'
import { lineFacts } from '../shared/facts/line.ts'
import { textMistakes } from '../shared/facts/mistakes.ts'

/** RFC 5321: the longest address that mail can be sent to. */
const LONGEST = 254

/** The form in which addresses are stored and compared. */
export const lowerCase = (text: string): string => cleanLine(text).toLowerCase()

/** An e-mail address, in lower case: people sign in and are found by it however they type it. */
export const emailField: FieldType = {
  name: 'email',
  fits: (schema) => (schema.format === 'email' ? RANK.format : undefined),
  ...lineFacts(lowerCase),
  mistakes: textMistakes('an e-mail address is text', ['length']),
  constraints: (schema) => ({ maxLength: Math.min(schema.maxLength ?? LONGEST, LONGEST) }),
  samples: [
    {
      schema: { type: 'string', format: 'email' },
      valid: ['0@example.com', "o'hara+cars@example.co.uk", `${'x'.repeat(64)}@example.com`, 'z_z@sub.example.org'],
      invalid: ['', 'x', 'x@', '@example.com', 'a b@example.com', 'a@b@c.com', `${'x'.repeat(243)}@example.com`, 5],
    },
  ],
}
