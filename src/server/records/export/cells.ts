import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Values } from '../../db/repository/repository.ts'

export type PlainCell = string | number | boolean | null
export type Cell = PlainCell | Date

/** One column of an export. */
export interface ExportColumn {
  readonly name: string
  /** Default: the name. */
  readonly heading?: string
  readonly cell: (record: Values) => Cell
  /** Decimal places of an exact number, written in text files and set as the cell's format in workbooks. */
  readonly places?: number
  /** How a workbook shows the cells, as Excel writes it. Default: by `places`. */
  readonly numberFormat?: string
}

const plain = (value: Json | undefined): PlainCell =>
  value === null || value === undefined ? null : typeof value === 'object' ? JSON.stringify(value) : value

/** A field's value as a cell. */
export function fieldCell(field: ResolvedField, value: Json | undefined): PlainCell {
  if (value === null || value === undefined) return null
  return field.type.toCell ? field.type.toCell(value, field) : plain(value)
}

/** The column of a field or of a system field (`id`, `createdAt`, `updatedAt`). */
export function exportColumn(entity: ResolvedEntity, name: string): ExportColumn {
  const field = entity.fieldsByName[name]
  if (!field) return { name, cell: (record) => plain(record[name]) }
  const cell = (record: Values) => fieldCell(field, record[name])
  return field.scale > 0 ? { name, cell, places: field.scale } : { name, cell }
}

/**
 * Text that a spreadsheet would run as a formula, in some languages also after a full-width sign, or that only looks escaped. Programs may drop
 * blanks and invisible characters in front.
 */
const FORMULA = /^['\p{Cf}\p{Z}\v\f]*[=+\-@\t\r\n＝＋－＠]/u
const NUMBER = /^-?\d+(\.\d+)?$/

/** An apostrophe in front keeps a spreadsheet from running text as a formula (`PRODUCT.md Q6`); plain negative numbers need none. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text)

/** The opposite of `escapeFormula`. */
export const unescapeFormula = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text)
