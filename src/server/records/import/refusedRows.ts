import type { Readable } from 'node:stream'
import { Readable as Stream } from 'node:stream'
import type { Json } from '../../../model/entitySchema.ts'
import type { FieldError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { type Cell, type ExportColumn, escapeFormula, fieldCell } from '../export/cells.ts'
import { csvText } from '../export/csv.ts'
import { xlsxStream } from '../export/xlsx.ts'
import type { RecordContext } from '../recordContext.ts'
import { isValues, type Values } from '../values.ts'
import { findImport, type ImportInput, inputOf } from './importJob.ts'
import { cellsOf, mendedIn, refusalsOf, resultsOf, type StoredPart } from './importPart.ts'
import { partsOf } from './importParts.sql.ts'

export interface RefusedOptions {
  readonly format: 'csv' | 'xlsx'
  readonly rightToLeft: boolean
  /** Heading of the reasons. */
  readonly heading: string
  /** Text of a row's errors, for people. */
  readonly describe: (errors: readonly FieldError[]) => string
}

const REASON = 'reason'

const plain = (cell: Json): Cell => (cell !== null && typeof cell === 'object' ? JSON.stringify(cell) : cell)

/** Cells of the refused rows of a part by column, with mended values, and the reason. */
function* refusedIn(
  part: StoredPart,
  entity: ResolvedEntity,
  { plan }: ImportInput,
  describe: RefusedOptions['describe'],
): Generator<Values> {
  const [refusals, mended, cells] = [refusalsOf(part), mendedIn(part), cellsOf(part)]
  for (const [index, { errors, status }] of resultsOf(part).entries()) {
    const reasons = refusals[index] ?? (status === 'error' ? errors : [])
    if (reasons.length === 0) continue
    const values = plan.map(({ field: name }, at): [string, Json] => {
      const field = entity.fieldsByName[name ?? '']
      const value = field && mended[index]?.[field.name]
      const cell = field && value !== undefined ? fieldCell(field, value) : plain(cells[index]?.[at] ?? null)
      return [String(at), cell instanceof Date ? cell.toISOString() : cell]
    })
    yield { ...Object.fromEntries(values), [REASON]: describe(reasons) }
  }
}

async function* refusedRows(
  context: RecordContext,
  entity: ResolvedEntity,
  jobId: string,
  input: ImportInput,
  { describe }: RefusedOptions,
) {
  for (const { id, errors, refused } of await partsOf(context, jobId)) {
    if (errors + refused === 0) continue
    const part = await context.repository.of('importParts').get(context.db.read, id)
    if (part) yield [...refusedIn(part, entity, input, describe)]
  }
}

const columnOf = (name: string, key: string): ExportColumn => ({
  name,
  cell: (record) => {
    const value = record[key] ?? null
    return isValues(value) || Array.isArray(value) ? JSON.stringify(value) : plain(value)
  },
})

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
  const input = inputOf(await findImport(context, entity, subject, jobId))
  const headings = [...input.columns.map((name, at) => [name, String(at)] as const), [options.heading, REASON] as const]
  const rows = refusedRows(context, entity, jobId, input, options)
  if (options.format === 'csv')
    return Stream.from(
      csvText(
        headings.map(([name, key]) => columnOf(escapeFormula(name), key)),
        rows,
      ),
    )
  const columns = headings.map(([name, key]) => columnOf(name, key))
  return xlsxStream({ title: entity.plural, columns, rightToLeft: options.rightToLeft }, rows)
}
