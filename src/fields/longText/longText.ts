import { type FieldType, RANK } from '../../model/fieldType.ts'
import { cleanLines, normalizeText } from '../shared/facts/cleanText.ts'
import { textMistakes, uniqueMistake } from '../shared/facts/mistakes.ts'
import { LONG_TEXT } from '../shared/facts/operators.ts'
import { typeOf } from '../shared/facts/schemaFacts.ts'
import { MAX_LINE } from '../text/text.ts'

const mistakes = textMistakes('long text is a string', ['length'])

/** Multi-line text: any with a `maxLength` above that of a line. */
export const longTextField: FieldType = {
  name: 'longText',
  fits: (schema) => (typeOf(schema) === 'string' && (schema.maxLength ?? 0) > MAX_LINE ? RANK.type : undefined),
  storage: 'column',
  operators: LONG_TEXT,
  sortable: false,
  searchable: true,
  listed: false,
  freeText: true,
  mistakes: (schema) => [...mistakes(schema), ...uniqueMistake(schema)],
  normalize: normalizeText(cleanLines),
  samples: [
    {
      schema: { type: 'string', maxLength: 10_000 },
      valid: ['one line', 'first\n\nthird\n  indented', 'نص طويل\nسطر ثان 🚗', '=1+1\n-2', '"a","b"\n;\t%_\\', '🚗'.repeat(10_000)],
      invalid: [1, ['a'], 'x'.repeat(10_001)],
    },
    { schema: { type: 'string', field: 'longText' }, valid: ['short'], invalid: [false] },
  ],
}
