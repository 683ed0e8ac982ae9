import { type FieldSample, type FieldType, RANK } from '../../../model/fieldType.ts'
import { canonicalDecimal, isDecimal } from '../../../model/values/decimal.ts'
import { normalizeText } from './cleanText.ts'
import { textMistakes } from './mistakes.ts'
import { ORDERED } from './operators.ts'

/** Spreadsheets store numbers as doubles: maximum digits that are exact, and decimal places without an exponent. */
const EXACT_DIGITS = 15
const PLAIN_PLACES = 6

const canonical = (text: string, scale: number): string => (isDecimal(text, scale) ? canonicalDecimal(text, scale) : text)

/** A number if it is exact, so that spreadsheets can sum it; else text. */
const scaledCell = (text: string, scale: number): string | number =>
  text.replace(/\D/g, '').replace(/^0+/, '').length <= EXACT_DIGITS && scale <= PLAIN_PLACES ? Number(text) : text

/** The three types of exact decimals, which differ in name, default scale and further keywords. */
export const scaledField = (type: {
  readonly format: 'decimal' | 'money' | 'percent'
  readonly scale: number
  readonly noun: string
  readonly understands?: readonly 'currency'[]
  readonly samples: readonly FieldSample[]
  readonly counts?: true
  readonly additive?: false
  readonly toText?: FieldType['toText']
}): FieldType => ({
  name: type.format,
  fits: (schema) => (schema.format === type.format ? RANK.format : undefined),
  storage: 'column',
  operators: ORDERED,
  sortable: true,
  searchable: false,
  listed: true,
  exact: true,
  scale: type.scale,
  ...(type.counts && { counts: true }),
  ...(type.additive === false && { additive: false }),
  ...(type.toText && { toText: type.toText }),
  mistakes: textMistakes(`${type.noun} is exact decimal text such as '12.50', never a binary float`, [
    'textBounds',
    ...(type.understands ?? []),
  ]),
  normalize: normalizeText((text, field) => canonical(text.trim(), field.scale)),
  toCell: (value, field) => scaledCell(String(value), field.scale),
  fromCell: (cell, field) => canonical(cell.trim(), field.scale),
  samples: type.samples,
})
