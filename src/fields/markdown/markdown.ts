import { type FieldType, RANK } from '../../model/fieldType.ts'
import { cleanLines, normalizeText } from '../shared/facts/cleanText.ts'
import { textMistakes, uniqueMistake } from '../shared/facts/mistakes.ts'
import { LONG_TEXT } from '../shared/facts/operators.ts'

const mistakes = textMistakes('Markdown is text', ['length'])

/** Markdown; stored as written, sanitized when rendered. */
export const markdownField: FieldType = {
  name: 'markdown',
  fits: (schema) => (schema.format === 'markdown' ? RANK.format : undefined),
  storage: 'column',
  operators: LONG_TEXT,
  sortable: false,
  searchable: true,
  listed: false,
  mistakes: (schema) => [...mistakes(schema), ...uniqueMistake(schema)],
  normalize: normalizeText(cleanLines),
  samples: [
    {
      schema: { type: 'string', format: 'markdown', maxLength: 5000 },
      valid: [
        '# Title\n\n- *a*\n- **b**',
        '<script>alert(1)</script>',
        '[x](javascript:alert(1))',
        '## عنوان\n\nنص 🚗',
        '```\n  code\n```',
      ],
      invalid: [1, 'x'.repeat(5001)],
    },
  ],
}
