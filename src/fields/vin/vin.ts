import type { Json } from '../../model/entitySchema.ts'
import { type FieldType, RANK } from '../../model/fieldType.ts'
import { expectedCheckDigit, hasCheckDigit, isVin, normalizeVin } from '../../model/values/vin.ts'
import { lineFacts } from '../shared/facts/line.ts'
import { textMistakes } from '../shared/facts/mistakes.ts'

const checkDigitWarning = (value: Json) =>
  typeof value !== 'string' || !isVin(value) || hasCheckDigit(value)
    ? undefined
    : { code: 'warnings.vinCheckDigit', params: { expected: expectedCheckDigit(value) } }

/** A vehicle identification number (`PRODUCT.md A12`): a wrong check digit gives a warning, not an error. */
export const vinField: FieldType = {
  name: 'vin',
  fits: (schema) => (schema.format === 'vin' ? RANK.format : undefined),
  ...lineFacts(normalizeVin),
  mistakes: textMistakes('a VIN is text', ['length']),
  warning: checkDigitWarning,
  fromCell: normalizeVin,
  samples: [
    {
      schema: { type: 'string', format: 'vin' },
      valid: ['11111111111111111', '1HGCM82633A004352', '1M8GDM9AXKP042788', 'WVWZZZ1JZXW000001'],
      invalid: ['', '1HGCM82633A00435', '1HGCM82633A0043522', 'IHGCM82633A004352', 'OHGCM82633A004352', 'QHGCM82633A004352', 17],
    },
  ],
}
