import type { Json } from '../../../model/entitySchema.ts'
import type { FieldType } from '../../../model/fieldType.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'

/** Characters that PostgreSQL (NUL) or XML can't store: control characters except tab and line ends, and two noncharacters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed
const UNSTORABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]/g

/** Text that every engine and file returns unchanged: NFC, no lone surrogates, no control characters. */
const storable = (text: string): string => text.replace(UNSTORABLE, '').toWellFormed().normalize('NFC')

/** One trimmed line; line breaks become spaces. */
export const cleanLine = (text: string): string =>
  storable(text)
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .trim()

/** Several lines with line feeds, without trailing spaces. */
export const cleanLines = (text: string): string => storable(text).replace(/\r\n?/g, '\n').trimEnd()

/** `normalize` of text types: cleans the text; an empty text becomes null if the field is nullable. */
export const normalizeText =
  (clean: (text: string, field: ResolvedField) => string): NonNullable<FieldType['normalize']> =>
  (value, field) => {
    if (typeof value !== 'string') return value
    const cleaned = clean(value, field)
    return cleaned === '' && !field.required ? null : cleaned
  }

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** A free value that every engine returns unchanged: texts and keys as `storable`, no negative zero. */
export const storableJson = (value: Json): Json => {
  if (typeof value === 'string') return storable(value)
  if (value === 0) return 0
  if (value === null || typeof value !== 'object') return value
  if (isList(value)) return value.map(storableJson)
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [storable(key), storableJson(member)]))
}
