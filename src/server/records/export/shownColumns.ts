import { humanize } from '../../../model/naming.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Values } from '../../db/repository/repository.ts'
import type { ImportTexts } from '../import/importTexts.ts'
import type { Cell, ExportColumn } from './cells.ts'
import { labelHeading } from './labelHeading.ts'

const BETWEEN = '; '

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Cells of a field as a list shows them: names in place of ids, labels of choices, and yes or no. */
function shownCell(
  entity: ResolvedEntity,
  field: ResolvedField,
  column: ExportColumn,
  texts: ImportTexts,
  locale: string,
): ExportColumn['cell'] {
  if (field.reference) return (record: Values) => textOf(record[labelHeading(field.name)])
  if (field.type.flag) {
    return (record: Values) => {
      const value = record[field.name] ?? null
      return value === null ? null : texts.flag(value === true, locale)
    }
  }
  if ((field.options ?? field.schema.items?.enum) === undefined) return column.cell
  const label = (value: unknown) => texts.option(entity, field, String(value), locale)
  return (record: Values): Cell => {
    const value = record[field.name] ?? null
    return value === null ? null : [value].flat().map(label).join(BETWEEN) || null
  }
}

/** Columns for people: headed by labels in a language, with names in place of ids. Such a file is imported by these names. */
export const shownColumns = (
  entity: ResolvedEntity,
  columns: readonly ExportColumn[],
  texts: ImportTexts,
  locale: string,
): ExportColumn[] =>
  columns.map((column) => {
    const field = entity.fieldsByName[column.name]
    const heading = texts.label(entity, field ?? { path: column.name, title: humanize(column.name) }, locale)
    return { ...column, heading, ...(field && { cell: shownCell(entity, field, column, texts, locale) }) }
  })
