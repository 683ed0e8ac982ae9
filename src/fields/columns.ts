import type { Json } from '../model/entitySchema.ts'
import { formatDecimal, parseDecimal } from '../model/values/decimal.ts'
import type { Bound, ColumnType, SqlKind } from './columnType.ts'

/** PostgreSQL refuses NUL in text, and a filter's value has not been through `normalize`. */
const text = (value: Bound): string => String(value).replaceAll('\0', '')

/** Column of values that are the same text in the API and in the database. */
export const storedText = (kind: SqlKind = 'text'): ColumnType => ({ kind: () => kind, encode: text, decode: text })

/** Column of numbers of JavaScript. */
export const storedNumber = (kind: 'integer' | 'double'): ColumnType => ({ kind: () => kind, encode: Number, decode: Number })

/** `'1234.50'` ↔ the integer 123450 as text. A filter's value that is no decimal of the scale throws `DecimalError`. */
export const storedDecimal: ColumnType = {
  kind: () => 'scaled',
  encode: (value, field) => parseDecimal(String(value), field.scale).toString(),
  decode: (stored, field) => formatDecimal(BigInt(String(stored)), field.scale),
}

/** Free JSON. Drivers may hand it back parsed or as text; a dialect parses text, so what arrives here is the value. */
export const storedJson: ColumnType = {
  kind: () => 'json',
  encode: (value) => value,
  decode: (stored) => stored as Json,
}

const optionKind = (options: readonly Json[]): SqlKind => {
  if (options.some((option) => typeof option === 'string')) return 'id'
  return options.every((option) => option === null || Number.isSafeInteger(option)) ? 'integer' : 'double'
}

/** Column of one choice among `options`: short text, or the number itself. */
export const storedOption = (optionsOf: (field: Parameters<ColumnType['kind']>[0]) => readonly Json[]): ColumnType => ({
  kind: (field) => optionKind(optionsOf(field)),
  encode: (value, field) => (optionKind(optionsOf(field)) === 'id' ? text(value) : Number(value)),
  decode: (stored, field) => (optionKind(optionsOf(field)) === 'id' ? text(stored) : Number(stored)),
})
