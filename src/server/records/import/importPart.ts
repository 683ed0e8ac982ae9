import { v7 } from 'uuid'
import { ROW_COUNTS, type RowStatus } from '../../../model/calls/importLimits.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { Json } from '../../../model/entitySchema.ts'
import type { RecordContext } from '../recordContext.ts'
import { isValues, type Values } from '../values.ts'
import type { Changes } from '../write/changes.ts'
import type { Sheet } from './readSheet.ts'
import type { SheetRow } from './sheet.ts'

/** Rows per part: checked, and written, in one transaction. */
export const PART = 500

export type StoredPart = EntityMap['importParts']

/** A `FieldError`, as a type, because an interface is not assignable to `Json`. */
export type RowError = {
  readonly path: string
  readonly keyword: string
  readonly format?: string
  readonly params: Readonly<Record<string, Json>>
}

/** What the check found about a row. A type, because an interface is not assignable to `Json`. */
export type RowResult = {
  readonly status: RowStatus
  readonly id: string | null
  readonly version: number | null
  readonly changes: Changes
  readonly errors: readonly RowError[]
  readonly moreErrors?: number
}

/** Values by field that replace cells of a row. */
export type MendedRows = Readonly<Record<string, Values>>

export type Counts = Readonly<Record<(typeof ROW_COUNTS)[RowStatus], number>>

const NO_ROWS: Counts = { creates: 0, updates: 0, unchanged: 0, errors: 0, excluded: 0 }

const listIn = (value: Json | undefined, name: string): readonly Json[] => {
  const list = isValues(value) ? value[name] : undefined
  return Array.isArray(list) ? list : []
}

export const cellsOf = ({ content }: StoredPart): readonly SheetRow[] =>
  listIn(content, 'rows').map((row) => (Array.isArray(row) ? row : []))

/** Numbers of the rows in their file; parts that an earlier version has stored have none. */
export const numbersOf = ({ content }: StoredPart): readonly Json[] => listIn(content, 'numbers')

export function mendedIn({ content }: StoredPart): MendedRows {
  const mended = isValues(content) ? content.mended : undefined
  return isValues(mended) ? Object.fromEntries(Object.entries(mended).map(([row, values]) => [row, isValues(values) ? values : {}])) : {}
}

/** Indexes of rows that the user has left out. */
export const leftOutIn = ({ content }: StoredPart): ReadonlySet<number> => new Set(listIn(content, 'leftOut').map(Number))

/** Only this folder writes results, so a result of the check is known by its status. */
const isResult = (row: Json): row is RowResult => isValues(row) && typeof row.status === 'string' && Object.hasOwn(ROW_COUNTS, row.status)

const isRefusals = (refused: Json | undefined): refused is Readonly<Record<string, readonly RowError[]>> => isValues(refused)

/** Results of the check by row. */
export const resultsOf = ({ results }: StoredPart): readonly RowResult[] => listIn(results, 'rows').filter(isResult)

/** Reasons of the import by index of the row in its part. */
export const refusalsOf = ({ results }: StoredPart): Readonly<Record<string, readonly RowError[]>> => {
  const refused = isValues(results) ? results.refused : undefined
  return isRefusals(refused) ? refused : {}
}

export const countsOf = (results: readonly RowResult[]): Counts => {
  const count = (status: RowStatus) => results.filter((result) => result.status === status).length
  return {
    creates: count('create'),
    updates: count('update'),
    unchanged: count('unchanged'),
    errors: count('error'),
    excluded: count('excluded'),
  }
}

/** Stores the rows of a file as parts of a job, and returns their number. */
export async function storeParts(context: RecordContext, job: string, sheet: Sheet): Promise<number> {
  let total = 0
  let number = 0
  for await (const rows of sheet.chunks(PART)) {
    const content = { rows: rows.map(({ cells }) => cells), numbers: rows.map((row) => row.number), mended: {} }
    const part = { id: v7(), job, number, state: 'read' as const, content, results: {}, ...NO_ROWS, refused: 0 }
    await context.db.write((trx) => context.repository.of('importParts').insertMany(trx, [part]))
    number += 1
    total += rows.length
  }
  return total
}

export const sumOf = (parts: readonly Counts[]): Counts =>
  parts.reduce(
    (sum, part) => ({
      creates: sum.creates + part.creates,
      updates: sum.updates + part.updates,
      unchanged: sum.unchanged + part.unchanged,
      errors: sum.errors + part.errors,
      excluded: sum.excluded + part.excluded,
    }),
    NO_ROWS,
  )
