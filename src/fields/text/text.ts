import { type FieldType, RANK } from '../../model/fieldType.ts'
import { cleanLine } from '../shared/facts/cleanText.ts'
import { lineFacts } from '../shared/facts/line.ts'
import { textMistakes } from '../shared/facts/mistakes.ts'
import { typeOf } from '../shared/facts/schemaFacts.ts'

/** Maximum characters of a line, which every engine can index. Longer text is `longText`. */
export const MAX_LINE = 255

/** One line of text. */
export const textField: FieldType = {
  name: 'text',
  fits: (schema) => (typeOf(schema) === 'string' && (schema.maxLength ?? MAX_LINE) <= MAX_LINE ? RANK.type : undefined),
  ...lineFacts(cleanLine),
  mistakes: textMistakes('a line of text is a string', ['length']),
  freeText: true,
  constraints: (schema) => ({ maxLength: schema.maxLength ?? MAX_LINE }),
  samples: [
    {
      schema: { type: 'string' },
      valid: [
        '10',
        '9',
        'a',
        'abc',
        'b'.repeat(MAX_LINE),
        'é',
        'İstanbul',
        'şoför',
        'z',
        'مرحبا بالعالم \u200fabc',
        '日本',
        '👩‍👩‍👧',
        '🚗'.repeat(MAX_LINE),
      ],
      invalid: [1, true, ['a'], { a: 'b' }, 'x'.repeat(MAX_LINE + 1), '🚗'.repeat(MAX_LINE + 1)],
    },
    {
      schema: { type: 'string', minLength: 2, maxLength: 40 },
      valid: [
        '"quoted", comma; and semicolon',
        '%_\\ wildcards',
        "' OR 1=1 --",
        "'+1 apostrophe",
        '+1+1',
        '-1+1',
        '0010',
        '007',
        '1e5',
        '<b>not bold</b>',
        '=HYPERLINK("x")',
        '@SUM(1)',
        '\\x41',
        'null',
        'true',
        '{"a":1}',
      ],
      invalid: ['x', '🚗', 'x'.repeat(41)],
    },
    { schema: { type: 'string', pattern: '^[A-Z]{3}$' }, valid: ['ABC', 'XYZ'], invalid: ['abc', 'ABCD'] },
  ],
}
