import { type FieldType, RANK } from '../../model/fieldType.ts'
import { cleanLine, normalizeText } from '../shared/facts/cleanText.ts'
import { textMistakes } from '../shared/facts/mistakes.ts'

/** Maximum length that browsers and all engines' indexes support. */
const MAX_LENGTH = 2048

const NOT_ASCII = /[^\p{ASCII}]/u

/** Converts an internationalised address to ASCII; other text is returned unchanged. */
const asciiAddress = (text: string): string => {
  const line = cleanLine(text)
  return NOT_ASCII.test(line) && URL.canParse(line) ? new URL(line).href : line
}

/** A web address. */
export const urlField: FieldType = {
  name: 'url',
  fits: (schema) => (schema.format === 'uri' ? RANK.format : undefined),
  storage: 'column',
  operators: ['eq', 'neq', 'contains', 'starts', 'null'],
  sortable: true,
  searchable: true,
  listed: true,
  constraints: (schema) => ({ maxLength: Math.min(schema.maxLength ?? MAX_LENGTH, MAX_LENGTH) }),
  mistakes: textMistakes('an address is text', ['length']),
  normalize: normalizeText(asciiAddress),
  samples: [
    {
      schema: { type: 'string', format: 'uri' },
      valid: [
        'http://localhost:3000/',
        'https://example.com',
        `https://example.com/${'x'.repeat(2000)}`,
        'https://example.com/~a?b=%20&c=1#d',
        'https://xn--bcher-kva.example/%D8%B9',
      ],
      invalid: [
        '',
        'example.com',
        '/path',
        'javascript:alert(1)',
        'data:text/html,x',
        'ftp://example.com/',
        `https://example.com/${'x'.repeat(2048)}`,
        1,
      ],
    },
  ],
}
