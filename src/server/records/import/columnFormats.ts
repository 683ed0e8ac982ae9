import type { ResolvedField } from '../../../model/resolvedEntity.ts'

/** How a column writes days (`DMY`: 31/12/2026), or numbers (`comma`: 1.234,50). */
const COLUMN_FORMATS = ['DMY', 'MDY', 'dot', 'comma'] as const
export type ColumnFormat = (typeof COLUMN_FORMATS)[number]

const DAY = /^\s*(\d{1,2})([./\-\s])(\d{1,2})\2(\d{4}|\d{2})(?=$|[\s,T])/

/** Digits of every script as 0–9, and Arabic separators as Latin ones. */
const latin = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll('٫', ',')
    .replaceAll('٬', '.')
    .replaceAll('،', ',')

/** A number without blanks, apostrophes, currency signs and percent signs. */
const bareNumber = (text: string): string => latin(text).replace(/[\s\u00a0\u202f'’\p{Sc}%٪\p{Cf}]/gu, '')

/** Days, and moments: what filters find by periods. */
export const isMoment = ({ type }: ResolvedField): boolean => type.operators.includes('during')
const isNumeric = ({ type }: ResolvedField): boolean => type.exact === true || type.counts === true

/** Formats that a column of the field may have. */
export const formatsOf = (field: ResolvedField | undefined): readonly ColumnFormat[] => {
  if (field && isMoment(field)) return ['DMY', 'MDY']
  return field && isNumeric(field) ? ['dot', 'comma'] : []
}

/** The format that a cell proves; undefined if it may be either. */
function dayFormat(cell: string): ColumnFormat | undefined {
  const [, first, separator, second] = DAY.exec(latin(cell)) ?? []
  if (first === undefined) return undefined
  if (Number(second) > 12) return 'MDY'
  return Number(first) > 12 || separator === '.' ? 'DMY' : undefined
}

function numberFormat(cell: string): ColumnFormat | undefined {
  const text = bareNumber(cell)
  const [commas, dots] = [text.split(',').length - 1, text.split('.').length - 1]
  if (commas > 0 && dots > 0) return text.lastIndexOf(',') > text.lastIndexOf('.') ? 'comma' : 'dot'
  if (commas > 1) return 'dot'
  if (dots > 1) return 'comma'
  const [, places = ''] = text.split(/[.,]/)
  if (commas + dots === 0 || places.length === 3) return undefined
  return commas === 1 ? 'comma' : 'dot'
}

const evidence = (field: ResolvedField, cells: readonly string[]): ReadonlySet<ColumnFormat> =>
  new Set(cells.flatMap((cell) => (isMoment(field) ? dayFormat(cell) : numberFormat(cell)) ?? []))

/**
 * The evident format of each column from its first cells. What no cell of a column proves is decided by the file’s other columns, else it is days before
 * months, and points in numbers, as in our own exports.
 */
export function evidentFormats(
  fields: readonly (ResolvedField | undefined)[],
  samples: readonly (readonly string[])[],
): (ColumnFormat | null)[] {
  const proven = fields.map((field, at) =>
    field && formatsOf(field).length > 0 ? evidence(field, samples[at] ?? []) : new Set<ColumnFormat>(),
  )
  const all = new Set(proven.flatMap((formats) => [...formats]))
  return fields.map((field, at) => {
    const [usual, other] = formatsOf(field)
    if (!usual || !other) return null
    const own = proven[at] ?? new Set()
    if (own.size > 0) return own.has(other) && !own.has(usual) ? other : usual
    return all.has(other) && !all.has(usual) ? other : usual
  })
}

const two = (text: string) => text.padStart(2, '0')

/** `31/12/26` → `2026-12-31`; text that is no such day is returned unchanged. */
function isoDay(text: string, format: ColumnFormat | null): string {
  const found = DAY.exec(text)
  if (!found) return text.replace(/^\s*(\d{4})[./](\d{1,2})[./](\d{1,2})/, (_, year, month, day) => `${year}-${two(month)}-${two(day)}`)
  const [whole, first = '', , second = '', year = ''] = found
  const [day, month] = format === 'MDY' ? [second, first] : [first, second]
  const century = Number(year) < 70 ? '20' : '19'
  return `${year.length === 2 ? century : ''}${year}-${two(month)}-${two(day)}${text.slice(whole.length)}`
}

const plainNumber = (text: string, format: ColumnFormat | null): string => {
  const bare = bareNumber(text)
  if (!/^[-+−]?[\d.,]+$/.test(bare)) return text
  const dotted = format === 'comma' ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '')
  return dotted.replace('−', '-').replace(/^\+/, '')
}

/** A cell of a day or number in the form that its field type reads; other cells are returned unchanged. */
export function withoutFormat(field: ResolvedField, cell: string, format: ColumnFormat | null): string {
  if (isMoment(field)) return isoDay(latin(cell), format)
  return isNumeric(field) ? plainNumber(cell, format) : cell
}

const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d{3})?))?)?$/

/** Day and time of a moment without a time zone; undefined for other texts and for fields of days. */
export function localMoment(field: ResolvedField, text: string): { readonly day: string; readonly time: string } | undefined {
  const [, day, hours = '0', minutes = '00', seconds = '00'] = (field.type.days ? null : LOCAL.exec(text.trim())) ?? []
  return day === undefined || !isMoment(field) ? undefined : { day, time: `${two(hours)}:${minutes}:${seconds}` }
}
