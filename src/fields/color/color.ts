import { type FieldType, RANK } from '../../model/fieldType.ts'
import { normalizeText } from '../shared/facts/cleanText.ts'
import { textMistakes } from '../shared/facts/mistakes.ts'
import { PICKED } from '../shared/facts/operators.ts'

const SHORT = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/

/** `#ABC` → `#aabbcc`. */
export const sixDigits = (text: string): string => text.trim().toLowerCase().replace(SHORT, '#$1$1$2$2$3$3')

/** A colour as `#rrggbb` in lower case; `#RGB` is accepted too. */
export const colorField: FieldType = {
  name: 'color',
  fits: (schema) => (schema.format === 'color' ? RANK.format : undefined),
  storage: 'column',
  operators: PICKED,
  sortable: true,
  searchable: false,
  listed: true,
  mistakes: textMistakes("a colour is text such as '#ff8800'", []),
  normalize: normalizeText(sixDigits),
  fromCell: sixDigits,
  samples: [
    {
      schema: { type: 'string', format: 'color' },
      valid: ['#000000', '#123abc', '#ffffff'],
      invalid: ['', 'red', '#12345', '#12345g', '123456', 0],
    },
  ],
}
