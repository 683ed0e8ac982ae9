import { sql } from 'kysely'
import type { Json } from '../../../model/entitySchema.ts'
import type { Queries } from '../database.ts'
import type { Sql } from '../dialects/engine.ts'
import { type EntityContext, readerOf } from './context.ts'
import type { StoredRecord } from './repository.ts'
import { attachSatellites } from './satellites.ts'

const SYSTEM = ['id', '_version', 'createdAt', 'updatedAt'] as const

/** System columns, then those of fields that are not hidden. */
export const selection = (context: EntityContext, hidden: ReadonlySet<string> | undefined): Sql =>
  sql.join([...SYSTEM.map((name) => sql.ref(`t.${name}`)), ...readerOf(context, hidden).columns])

/** How many columns `selection` has. */
export const selectionWidth = (context: EntityContext, hidden: ReadonlySet<string> | undefined): number =>
  SYSTEM.length + readerOf(context, hidden).columns.length

const recordOf = (
  row: readonly unknown[],
  fill: (record: Record<string, Json>, row: readonly unknown[], from: number) => void,
): StoredRecord => {
  const [id, version, createdAt, updatedAt] = row
  const record = { id: String(id), _version: Number(version), createdAt: String(createdAt), updatedAt: String(updatedAt) }
  fill(record, row, SYSTEM.length)
  return record
}

/** Rows of `selection` as records, with their lists and child rows: one statement more for each of the entity's child tables. */
export const toRecords = async (
  context: EntityContext,
  queries: Queries,
  rows: readonly (readonly unknown[])[],
  hidden: ReadonlySet<string> | undefined,
): Promise<StoredRecord[]> => {
  const { fill } = readerOf(context, hidden)
  const records = rows.map((row) => recordOf(row, fill))
  const { shape } = context
  if (records.length > 0 && (shape.values.length > 0 || shape.rows.length > 0))
    await attachSatellites(context, queries, shape, records, hidden)
  return records
}
