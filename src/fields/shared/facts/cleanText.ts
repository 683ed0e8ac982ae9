import type { Json } from '../../../model/entitySchema.ts'
import type { FieldType } from '../../../model/fieldType.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'

/** What PostgreSQL (NUL) or the XML of a spreadsheet can't hold: control characters except tab and line ends, and the two noncharacters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
const UNSTORABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]/g

/** What every engine and file stores and returns unchanged: composed Unicode (NFC), no lone surrogates, no control characters. */
const storable = (text: string): string => text.replace(UNSTORABLE, '').toWellFormed().normalize('NFC')

/** One line without blanks around it; what would break the line is a blank. */
export const cleanLine = (text: string): string =>
  storable(text)
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .trim()

/** Several lines, ended by line feeds, without blanks at the end. */
export const cleanLines = (text: string): string => storable(text).replace(/\r\n?/g, '\n').trimEnd()

/** `normalize` of a type whose values are text: cleans it, and makes nothing of an empty text where a value may be missing. */
export const normalizeText =
  (clean: (text: string, field: ResolvedField) => string): NonNullable<FieldType['normalize']> =>
  (value, field) => {
    if (typeof value !== 'string') return value
    const cleaned = clean(value, field)
    return cleaned === '' && !field.required ? null : cleaned
  }

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** What every engine stores and returns unchanged of a free value: text as `storable`, keys included, and no negative zero. */
export const storableJson = (value: Json): Json => {
  if (typeof value === 'string') return storable(value)
  if (value === 0) return 0
  if (value === null || typeof value !== 'object') return value
  if (isList(value)) return value.map(storableJson)
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [storable(key), storableJson(member)]))
}
