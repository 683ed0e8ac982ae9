import { isAllowedBy } from '../../../model/check/checkValues.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Access } from '../access/access.ts'
import { labelHeading } from '../export/labelHeading.ts'
import { isTruncated } from '../export/xlsx.ts'
import { SYSTEM_FIELDS, type Values } from '../values.ts'
import type { Sheet } from './sheet.ts'

/** The values that one row of the file would write. */
export interface InputRow {
  /** 1 is the first row below the headings. */
  readonly row: number
  /** Id in the file. */
  readonly id: string | undefined
  /** `_version` in the file. */
  readonly version: number | undefined
  readonly values: Values
}

const alike = (text: string) => text.trim().toLowerCase()

/** Finds a column by field name or English title. A field that the caller can't read counts as unknown. */
function columnName(entity: ResolvedEntity, access: Access, heading: string): string {
  if (heading === 'id' || SYSTEM_FIELDS.has(heading)) return heading
  const known = entity.fields.filter((field) => !access.hidden.has(field.path) || field.writeOnly)
  const field =
    known.find(({ name }) => name === heading) ?? known.find(({ name, title }) => [alike(name), alike(title)].includes(alike(heading)))
  if (!field) throw new AppError(422, 'importUnknownColumn', { params: { field: heading } })
  return field.name
}

/** Headings of label columns. Exports add them beside ids; imports use the ids only. */
function labelHeadings({ fields }: ResolvedEntity, access: Access, headings: readonly string[]): ReadonlySet<string> {
  const ids = fields.filter(({ name, path, reference }) => reference && !access.hidden.has(path) && headings.includes(name))
  return new Set(ids.map(({ name }) => labelHeading(name)))
}

/** Field name of each column; null: a column that is ignored. */
function columnNames(entity: ResolvedEntity, access: Access, headings: readonly string[]): (string | null)[] {
  const labels = labelHeadings(entity, access, headings)
  const names = headings.map((heading) => (labels.has(heading) ? null : columnName(entity, access, heading)))
  const twice = names.find((name, index) => name !== null && names.indexOf(name) !== index) ?? undefined
  if (twice !== undefined) throw new AppError(422, 'importDuplicateColumn', { params: { field: twice } })
  return names
}

function valueOfCell(entity: ResolvedEntity, name: string, cell: Json, text: boolean): Json {
  const field = entity.fieldsByName[name]
  if (cell === null || !field || !text || typeof cell !== 'string') return cell
  return field.type.fromCell ? field.type.fromCell(cell, field) : cell
}

/** Whether an empty text is a valid value of the field. */
const takesEmptyText = (field: ResolvedField): boolean =>
  field.required &&
  field.type.normalize?.('', field) === '' &&
  isAllowedBy({ schema: field.schema, type: field.type, definitions: undefined })('')

/**
 * Values of an exported row, recognised by its id: an empty cell is an empty text where the field requires text, and truncated cells are ignored.
 */
const exportedValues = (values: Values, empty: ReadonlySet<string>): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (isTruncated(value) ? [] : [[name, value === null && empty.has(name) ? '' : value]])),
  )

/** Converts a sheet to rows of values by field. Throws `AppError` 422 for unknown or duplicate columns. */
export function readRows(entity: ResolvedEntity, access: Access, { columns, rows, text }: Sheet): InputRow[] {
  const names = columnNames(entity, access, columns)
  const empty = new Set(text ? entity.fields.filter(takesEmptyText).map(({ name }) => name) : [])
  return rows.map((cells, index) => {
    const values: Values = Object.fromEntries(
      names.flatMap((name, at) => (name === null ? [] : [[name, valueOfCell(entity, name, cells[at] ?? null, text)]])),
    )
    const { id, _version: version, ...others } = values
    const given = typeof id === 'string' && id !== '' ? id : undefined
    const rest = given === undefined ? others : exportedValues(others, empty)
    return {
      row: index + 1,
      id: given,
      version: version === null || version === undefined ? undefined : Number(version),
      values: entity.naturalId ? { ...rest, id: given ?? null } : rest,
    }
  })
}
