import { sql } from 'kysely'
import type { Queries } from '../database.ts'
import type { Sql } from '../dialects/engine.ts'
import { OPEN_TIME, OPEN_VERSION } from '../tables/openColumns.ts'
import { attachChildTables } from './childTables.ts'
import { type EntityContext, readerOf } from './context.ts'
import type { RowReader } from './records.ts'
import type { StoredRecord } from './repository.ts'

const SYSTEM = ['id', '_version', 'createdAt', 'updatedAt'] as const
const OPEN = [OPEN_VERSION, OPEN_TIME] as const

const systemOf = ({ shape: { entity } }: EntityContext): readonly string[] => (entity.partlyHidden ? [...SYSTEM, ...OPEN] : SYSTEM)

/** System columns, then those of fields that are not hidden. */
export const selection = (context: EntityContext, hidden: ReadonlySet<string> | undefined): Sql =>
  sql.join([...systemOf(context).map((name) => sql.ref(`t.${name}`)), ...readerOf(context, hidden).columns])

/** How many columns `selection` has. */
export const selectionWidth = (context: EntityContext, hidden: ReadonlySet<string> | undefined): number =>
  systemOf(context).length + readerOf(context, hidden).columns.length

/** The record's own version and time, if it is older than these columns. */
const openOf = ([, version, , updatedAt, openVersion, openTime]: readonly unknown[]) => ({
  _openVersion: Number(openVersion ?? version),
  _openUpdatedAt: String(openTime ?? updatedAt),
})

const recordOf = (partlyHidden: boolean, row: readonly unknown[], { record }: RowReader): StoredRecord => {
  const [id, version, createdAt, updatedAt] = row
  const own = { id: String(id), _version: Number(version), createdAt: String(createdAt), updatedAt: String(updatedAt) }
  return partlyHidden ? record({ ...own, ...openOf(row) }, row, SYSTEM.length + OPEN.length) : record(own, row, SYSTEM.length)
}

/** Rows of `selection` as records, with their lists and child rows: one statement more for each of the entity's child tables. */
export const toRecords = async (
  context: EntityContext,
  queries: Queries,
  rows: readonly (readonly unknown[])[],
  hidden: ReadonlySet<string> | undefined,
): Promise<StoredRecord[]> => {
  const reader = readerOf(context, hidden)
  const { shape } = context
  const records = rows.map((row) => recordOf(shape.entity.partlyHidden, row, reader))
  if (records.length > 0 && (shape.values.length > 0 || shape.rows.length > 0))
    await attachChildTables(context, queries, shape, records, hidden)
  return records
}
