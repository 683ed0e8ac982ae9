import { sql } from 'kysely'
import type { Json } from '../../../model/entitySchema.ts'
import type { Queries } from '../database.ts'
import type { RowsShape, TableShape, ValuesShape } from '../tables/shapes.ts'
import { type EntityContext, hiddenKey } from './context.ts'
import { decoderOf, type Owner, rowReader } from './records.ts'

type Hidden = ReadonlySet<string> | undefined

/** Owner → its list, all empty at first. */
const emptyLists = (owners: readonly Owner[], name: string): Map<string, Json[]> =>
  new Map(
    owners.map((owner) => {
      const list: Json[] = []
      Object.assign(owner, { [name]: list })
      return [owner.id, list]
    }),
  )

const attachValues = async (context: EntityContext, queries: Queries, values: ValuesShape, owners: readonly Owner[], ids: unknown) => {
  const { db, statements } = context
  const { engine } = db
  const lists = emptyLists(owners, values.field.name)
  const statement = statements.get(
    `values ${values.table}`,
    (
      next,
    ) => sql`select ${sql.ref('s.parentId')}, ${engine.values.selected(values.value.kind, sql.ref('s.value'))} from ${sql.id(values.table)} as s
      where ${engine.fragments.among('id', sql.ref('s.parentId'), next())} order by ${sql.ref('s.parentId')}, s.position`,
  )
  const decode = decoderOf(engine, values.value)
  for (const [parent, value] of await statement.rows(queries, [ids])) lists.get(String(parent))?.push(decode(value))
}

const attachRows = async (
  context: EntityContext,
  queries: Queries,
  { field, shape }: RowsShape,
  owners: readonly Owner[],
  ids: unknown,
  hidden: Hidden,
) => {
  const { db, statements } = context
  const { engine } = db
  const lists = emptyLists(owners, field.name)
  const reader = rowReader(engine, shape, hidden, 's')
  const statement = statements.get(
    `rows ${shape.table} ${hiddenKey(hidden)}`,
    (next) => sql`select ${sql.join([sql.ref('s.id'), sql.ref('s.parentId'), ...reader.columns])} from ${sql.id(shape.table)} as s
      where ${engine.fragments.among('id', sql.ref('s.parentId'), next())} order by ${sql.ref('s.parentId')}, s.position`,
  )
  const rows: Owner[] = []
  for (const row of await statement.rows(queries, [ids])) {
    const record = reader.record({ id: String(row[0]) }, row, 2)
    rows.push(record)
    lists.get(String(row[1]))?.push(record)
  }
  if (rows.length > 0) await attachChildTables(context, queries, shape, rows, hidden)
}

/** Fills the lists and child rows of records: one statement per child table, regardless of the number of records. */
export const attachChildTables = async (
  context: EntityContext,
  queries: Queries,
  shape: TableShape,
  owners: readonly Owner[],
  hidden: Hidden,
): Promise<void> => {
  const ids = context.db.engine.values.list(
    'id',
    owners.map(({ id }) => id),
  )
  for (const values of shape.values) if (!hidden?.has(values.field.path)) await attachValues(context, queries, values, owners, ids)
  for (const rows of shape.rows) if (!hidden?.has(rows.field.path)) await attachRows(context, queries, rows, owners, ids, hidden)
}
