import { type FieldType, RANK } from '../../model/fieldType.ts'
import { normalizeIban } from '../../model/values/normalizeIban.ts'
import { lineFacts } from '../shared/facts/line.ts'
import { textMistakes } from '../shared/facts/mistakes.ts'

/** An IBAN with verified check digits in electronic form: upper case without spaces. */
export const ibanField: FieldType = {
  name: 'iban',
  fits: (schema) => (schema.format === 'iban' ? RANK.format : undefined),
  ...lineFacts(normalizeIban),
  mistakes: textMistakes('an IBAN is text', ['length']),
  fromCell: normalizeIban,
  samples: [
    {
      schema: { type: 'string', format: 'iban' },
      valid: [
        'DE89370400440532013000',
        'MT84MALT011000012345MTLCAST001S',
        'NO9386011117947',
        'SA0380000000608010167519',
        'TR330006100519786457841326',
      ],
      invalid: ['', 'DE89370400440532013001', 'DE8937040044053201300', 'ZZ89370400440532013000', 1],
    },
  ],
}
