import { type FieldType, RANK } from '../../model/fieldType.ts'
import { cleanLine, normalizeText } from '../shared/facts/cleanText.ts'
import { textMistakes } from '../shared/facts/mistakes.ts'
import { PICKED } from '../shared/facts/operators.ts'

const MAX_LENGTH = 64

/** The name of a Material icon. An icon that the installed version lacks is shown as unknown. */
export const iconField: FieldType = {
  name: 'icon',
  fits: (schema) => (schema.format === 'icon' ? RANK.format : undefined),
  storage: 'column',
  operators: PICKED,
  sortable: false,
  searchable: false,
  listed: true,
  constraints: (schema) => ({ maxLength: Math.min(schema.maxLength ?? MAX_LENGTH, MAX_LENGTH) }),
  mistakes: textMistakes('an icon is the name of a Material icon', ['length']),
  normalize: normalizeText(cleanLine),
  samples: [
    {
      schema: { type: 'string', format: 'icon' },
      valid: ['AccountBalance', 'DirectionsCarFilledOutlined', 'Looks3'],
      invalid: ['', 'no such', '<svg>', `A${'b'.repeat(64)}`, 1],
    },
  ],
}
