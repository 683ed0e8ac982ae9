import type { Readable } from 'node:stream'
import { Readable as Stream } from 'node:stream'
import type { Json } from '../../../model/entitySchema.ts'
import type { FieldError } from '../../../model/errors.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { isDay } from '../../../model/values/days.ts'
import { type ExportColumn, escapeFormula, fieldCell, type PlainCell } from '../export/cells.ts'
import { csvText } from '../export/csv.ts'
import { datesOf, withDates } from '../export/withDates.ts'
import { xlsxStream } from '../export/xlsx.ts'
import type { RecordContext } from '../recordContext.ts'
import { isValues, same, type Values } from '../values.ts'
import { type ColumnFormat, localMoment } from './columnFormats.ts'
import { findImport, type Importing, inputRows, openImport } from './importJob.ts'
import { cellsOf, mendedIn, refusalsOf, resultsOf, type StoredPart } from './importPart.ts'
import { partsOf } from './importParts.sql.ts'
import { normalizedValue } from './matchRows.ts'

export interface RefusedOptions {
  readonly format: 'csv' | 'xlsx'
  readonly rightToLeft: boolean
  /** Heading of the reasons. */
  readonly heading: string
  /** Text of a row's errors, for people. */
  readonly describe: (errors: readonly FieldError[]) => string
}

const REASON = 'reason'

const plain = (cell: Json): PlainCell => (cell !== null && typeof cell === 'object' ? JSON.stringify(cell) : cell)

const isSame = (field: ResolvedField, one: Json | undefined, other: Json): boolean =>
  same(normalizedValue(field, one ?? null), normalizedValue(field, other))

/** A plain number as a column writes it. */
const inFormat = (text: string, format: ColumnFormat | null): string => (format === 'comma' ? text.replace('.', ',') : text)

interface PlannedColumn {
  readonly field: ResolvedField
  readonly format: ColumnFormat | null
}

type WriteCell = (column: PlannedColumn, cell: PlainCell, means: Json | undefined) => PlainCell

/** How a kind of file has a cell. In a workbook it is a number, a day or a moment where that means the same, so that spreadsheets can calculate with it. */
const WRITTEN: Readonly<Record<RefusedOptions['format'], WriteCell>> = {
  csv: ({ format }, cell) => (typeof cell === 'number' ? inFormat(String(cell), format) : cell),
  xlsx({ field }, cell, means) {
    if (typeof cell !== 'string') return cell
    const isTime = localMoment(field, cell) !== undefined || (field.type.days && typeof means === 'string' && isDay(means))
    if (isTime && typeof means === 'string') return means
    const typed = fieldCell(field, means)
    const isExact = typeof typed === 'number' && isSame(field, means, field.type.fromCell?.(String(typed), field) ?? typed)
    return isExact && Number.isFinite(typed) ? typed : cell
  },
}

/** A column of the file, and what its cells mean. */
interface FileColumn extends PlannedColumn {
  readonly cells: readonly { readonly cell: Json; readonly means: Json | undefined }[]
}

/** The cell of a mended value, written as the file writes its column: by the row's own text if it means this value, or by that of another row. */
function mendedCell({ field, format, cells }: FileColumn, index: number, value: Json): PlainCell {
  const own = cells[index]
  const written = own && isSame(field, own.means, value) ? own : cells.find(({ means }) => isSame(field, means, value))
  if (written) return plain(written.cell)
  const cell = fieldCell(field, value)
  return format === 'comma' && cell !== null ? inFormat(String(cell), format) : cell
}

/** The mended columns of a part by their place, with what their cells mean. Rows that are not mended need none. */
async function mendedColumns(importing: Importing, part: StoredPart): Promise<ReadonlyMap<number, FileColumn>> {
  const { entity, input } = importing
  const mended = new Set(Object.values(mendedIn(part)).flatMap((values) => Object.keys(values)))
  if (mended.size === 0) return new Map()
  const content = { ...(isValues(part.content) && part.content), mended: {} }
  const [cells, rows] = [cellsOf(part), await inputRows(importing, { ...part, content })]
  return new Map(
    input.plan.flatMap(({ field: name, format }, at) => {
      const field = name !== null && mended.has(name) ? entity.fieldsByName[name] : undefined
      if (!field) return []
      return [
        [at, { field, format, cells: rows.map(({ values }, index) => ({ cell: cells[index]?.[at] ?? null, means: values[field.name] })) }],
      ]
    }),
  )
}

/** Cells of the refused rows of a part by column, with mended values, and the reason. */
async function refusedIn(importing: Importing, part: StoredPart, { describe, format }: RefusedOptions): Promise<Values[]> {
  const { entity, input, read } = importing
  const columns = await mendedColumns(importing, part)
  const [refusals, mended, cells] = [refusalsOf(part), mendedIn(part), cellsOf(part)]
  return resultsOf(part).flatMap(({ errors, status }, index) => {
    const reasons = refusals[index] ?? (status === 'error' ? errors : [])
    if (reasons.length === 0) return []
    const row = cells[index] ?? []
    const means = { ...read(row, 0, 0).values, ...mended[index] }
    const values = input.plan.map((planned, at): [string, Json] => {
      const column = columns.get(at)
      const value = column && mended[index]?.[column.field.name]
      const cell = column && value !== undefined ? mendedCell(column, index, value) : plain(row[at] ?? null)
      const field = entity.fieldsByName[planned.field ?? '']
      return [String(at), field ? WRITTEN[format]({ ...planned, field }, cell, means[field.name]) : cell]
    })
    return [{ ...Object.fromEntries(values), [REASON]: describe(reasons) }]
  })
}

async function* refusedRows(importing: Importing, options: RefusedOptions) {
  const { context, jobId } = importing
  for (const { id, errors, refused } of await partsOf(context, jobId)) {
    if (errors + refused === 0) continue
    const part = await context.repository.of('importParts').get(context.db.read, id)
    if (part) yield await refusedIn(importing, part, options)
  }
}

const columnOf = (name: string, key: string): ExportColumn => ({
  name,
  cell: (record) => {
    const value = record[key] ?? null
    return isValues(value) || Array.isArray(value) ? JSON.stringify(value) : plain(value)
  },
})

/** The column of a workbook, which shows all places that a number has. */
function workbookColumn(column: ExportColumn, field: ResolvedField | undefined): ExportColumn {
  if (!field) return column
  return field.scale > 0 ? { ...column, numberFormat: `0.${'0'.repeat(field.scale)}######` } : withDates(column, datesOf(field))
}

/**
 * The rows that the check or the import has refused, with their original columns and the reason, to be mended and imported again. The caller has
 * checked the right to import. Throws `AppError` 404 for other users' imports.
 */
export async function refusedFile(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  jobId: string,
  options: RefusedOptions,
): Promise<Readable> {
  const importing = await openImport(context, entity, subject, await findImport(context, entity, subject, jobId))
  const { input } = importing
  const headings = [...input.columns.map((name, at) => [name, String(at)] as const), [options.heading, REASON] as const]
  const rows = refusedRows(importing, options)
  if (options.format === 'csv')
    return Stream.from(
      csvText(
        headings.map(([name, key]) => columnOf(escapeFormula(name), key)),
        rows,
      ),
    )
  const columns = headings.map(([name, key], at) => workbookColumn(columnOf(name, key), entity.fieldsByName[input.plan[at]?.field ?? '']))
  return xlsxStream({ title: entity.plural, columns, rightToLeft: options.rightToLeft }, rows)
}
