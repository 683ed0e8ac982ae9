import type { ImportRow } from '../../../model/calls/importCalls.ts'
import { ROW_COUNTS, type RowStatus } from '../../../model/calls/importLimits.ts'
import { visibleChanges } from '../history/history.ts'
import { fieldValue } from '../values.ts'
import { type Changes, changesBetween } from '../write/changes.ts'
import { type Importing, inputRows } from './importJob.ts'
import { PART, type RowResult, resultsOf } from './importPart.ts'
import { type PartSummary, partsOf } from './importParts.sql.ts'
import { normalizedValue } from './matchRows.ts'
import type { InputRow } from './readRows.ts'

export interface RowsAsked {
  readonly statuses: readonly RowStatus[]
  readonly offset: number
  readonly limit: number
}

const countIn = (part: PartSummary, statuses: readonly RowStatus[]) => statuses.reduce((sum, status) => sum + part[ROW_COUNTS[status]], 0)

/** What a row would create: its values. They are not stored, because a file may have a million of them. */
function creation({ context, entity, subject }: Importing, { values }: InputRow): Changes {
  const known = entity.fields.flatMap((field) => {
    const value = fieldValue(values, field.name)
    return value === null || value === '' ? [] : [[field.name, normalizedValue(field, value)] as const]
  })
  return visibleChanges(context.access(entity, subject), changesBetween(entity, undefined, Object.fromEntries(known)))
}

export const shownRow = (importing: Importing, row: InputRow, { status, id, changes, errors, moreErrors }: RowResult): ImportRow => ({
  row: row.row,
  number: row.number,
  status,
  id,
  changes: status === 'create' || (status === 'excluded' && id === null) ? creation(importing, row) : changes,
  errors: [...errors],
  ...(moreErrors === undefined ? {} : { moreErrors }),
  ...(row.leftOut && { leftOut: true }),
})

async function rowsOfPart(
  importing: Importing,
  { id }: PartSummary,
  { statuses }: RowsAsked,
  from: number,
  to: number,
): Promise<ImportRow[]> {
  const part = await importing.context.repository.of('importParts').get(importing.context.db.read, id)
  if (!part) return []
  const results = resultsOf(part)
  const indexes = results.flatMap(({ status }, index) => (statuses.includes(status) ? [index] : [])).slice(from, to)
  const rows = await inputRows(importing, part, indexes)
  return rows.flatMap((row) => {
    const result = results[(row.row - 1) % PART]
    return result ? [shownRow(importing, row, result)] : []
  })
}

/** Checked rows with one of the statuses, in the order of the file. Reads only the parts that have them. */
export async function shownRows(importing: Importing, asked: RowsAsked): Promise<ImportRow[]> {
  const shown: ImportRow[] = []
  let at = 0
  for (const part of await partsOf(importing.context, importing.jobId)) {
    const count = countIn(part, asked.statuses)
    const from = Math.max(0, asked.offset - at)
    const to = Math.min(count, asked.offset + asked.limit - at)
    if (from < to) shown.push(...(await rowsOfPart(importing, part, asked, from, to)))
    at += count
    if (at >= asked.offset + asked.limit) break
  }
  return shown
}
