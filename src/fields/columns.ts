import type { Json } from '../model/entitySchema.ts'
import type { ResolvedField } from '../model/resolvedEntity.ts'
import { parseDecimal, stringifyDecimal } from '../model/values/decimal.ts'
import type { Bound, ColumnType, SqlKind } from './columnType.ts'

const refuse = (value: unknown): never => {
  throw new RangeError(`can't be stored: ${String(value).slice(0, 40)}`)
}

/** Removes NUL characters, which PostgreSQL refuses. */
const text = (value: Bound): string => String(value).replaceAll('\0', '')

/**
 * Column of text that is the same in the API and in the database.
 * @param normalize converts a filter's value to the stored form
 * @param holds whether the engine accepts the text, for kinds other than text
 */
export const storedText = (
  kind: SqlKind = 'text',
  normalize: (value: string) => string = (value) => value,
  holds: (value: string) => boolean = () => true,
): ColumnType => ({
  kind: () => kind,
  encode: (value) => {
    const normal = normalize(text(value))
    return holds(normal) ? normal : refuse(value)
  },
  decode: text,
})

const isNumeric = (value: unknown): boolean => typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')

const number = (value: Json, holds: (value: number) => boolean): number => {
  const found = isNumeric(value) ? Number(value) : Number.NaN
  return holds(found) ? found : refuse(value)
}

const HOLDS = { integer: Number.isSafeInteger, double: Number.isFinite } as const

/** Column of JavaScript numbers. */
export const storedNumber = (kind: keyof typeof HOLDS): ColumnType => ({
  kind: () => kind,
  encode: (value) => number(value, HOLDS[kind]),
  decode: Number,
})

/** `'1234.50'` ↔ the integer 123450 as text. */
export const storedDecimal: ColumnType = {
  kind: () => 'scaled',
  encode: (value, field) => parseDecimal(String(value).trim(), field.scale).toString(),
  decode: (stored, field) => stringifyDecimal(BigInt(String(stored)), field.scale),
}

/** Free JSON; the dialect parses it if its driver returns text. */
export const storedJson: ColumnType = {
  kind: () => 'json',
  encode: (value) => value,
  decode: (stored) => stored as Json,
}

const kindOf = (options: readonly Json[]): 'id' | 'integer' | 'double' => {
  if (options.some((option) => typeof option === 'string')) return 'id'
  return options.every((option) => option === null || Number.isSafeInteger(option)) ? 'integer' : 'double'
}

/** Column of one of the options: short text, or a number. */
export const storedOption = (optionsOf: (field: ResolvedField) => readonly Json[]): ColumnType => {
  const own = (field: ResolvedField): ColumnType => {
    const kind = kindOf(optionsOf(field))
    return kind === 'id' ? storedText('id') : storedNumber(kind)
  }
  return {
    kind: (field) => own(field).kind(field),
    encode: (value, field) => own(field).encode(value, field),
    decode: (stored, field) => own(field).decode(stored, field),
  }
}
