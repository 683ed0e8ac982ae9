import { type FieldType, RANK } from '../../model/fieldType.ts'
import { normalizePhone } from '../../model/values/phone.ts'
import { lineFacts } from '../shared/facts/line.ts'
import { textMistakes } from '../shared/facts/mistakes.ts'

const MAX_LENGTH = 32

/** An international telephone number, stored in E.164 form for search and comparison. */
export const phoneField: FieldType = {
  name: 'phone',
  fits: (schema) => (schema.format === 'phone' ? RANK.format : undefined),
  ...lineFacts(normalizePhone),
  mistakes: textMistakes('a telephone number is text', ['length']),
  constraints: (schema) => ({ maxLength: Math.min(schema.maxLength ?? MAX_LENGTH, MAX_LENGTH) }),
  fromCell: normalizePhone,
  samples: [
    {
      schema: { type: 'string', format: 'phone' },
      valid: ['+12025550123', '+390612345678', '+905551234567', '+966501234567'],
      invalid: ['', 'call me', '+', '+12', '0212 555 12 34', '+012345678', '+4930'.repeat(8), 5],
    },
  ],
}
