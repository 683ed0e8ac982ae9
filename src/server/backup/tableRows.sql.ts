import { type RawBuilder, sql } from 'kysely'
import type { Bound } from '../../fields/columnType.ts'
import type { Database, Queries, Transaction } from '../db/database.ts'
import { type PreparedList, prepareList } from '../db/prepared.ts'
import type { TableDef } from '../db/tables/tableDef.ts'

/** Values of a row in the order of the table's columns, the same for every engine. */
export type Row = readonly (Bound | null)[]

/** Rows that are read at once. */
const PAGE = 500

/** Maximum number of bound values per statement. */
const MAX_BOUND = 2_000

/** The key columns for paging. Numbered rows keep their order and get new numbers in a restore. */
const keyOf = ({ numbered, primaryKey }: TableDef): readonly string[] => (numbered ? ['_rowid'] : primaryKey)

const list = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql`, `)

/** All rows of a table in pages. */
export async function* readPages({ engine }: Database, queries: Queries, table: TableDef): AsyncGenerator<readonly Row[], void, void> {
  const { values } = engine
  const key = keyOf(table)
  const keys = list(key.map((name) => sql.ref(name)))
  const columns = table.columns.map(({ name, kind }, index) => sql`${values.selected(kind, sql.ref(name))} as ${sql.ref(`c${index}`)}`)
  const marks = key.map((name, index) => sql`${sql.ref(name)} as ${sql.ref(`k${index}`)}`)
  const read = (row: Readonly<Record<string, unknown>>): Row =>
    table.columns.map(({ kind }, index) => {
      const value = row[`c${index}`]
      return value === null || value === undefined ? null : values.reader(kind)(value)
    })
  let after: RawBuilder<unknown> | undefined
  for (;;) {
    const from = after ? sql`where (${keys}) > (${after})` : sql``
    const { rows } = await sql<Record<string, unknown>>`select ${list([...columns, ...marks])} from ${sql.table(table.name)} ${from}
      order by ${keys} limit ${sql.lit(PAGE)}`.execute(queries)
    if (rows.length > 0) yield rows.map(read)
    const last = rows.at(-1)
    if (rows.length < PAGE || !last) return
    after = list(key.map((_, index) => sql`${last[`k${index}`]}`))
  }
}

/**
 * Inserts rows of a table. Uses only two statements per table: connections cache prepared statements, and statements of every length would
 * take more memory than the rows.
 */
export function createInserter(db: Database, { name, columns }: TableDef): (trx: Transaction, rows: readonly Row[]) => Promise<void> {
  const { values } = db.engine
  const statement = (count: number) =>
    prepareList(db, (next) => {
      const row = () => sql`(${list(columns.map(next))})`
      return sql`insert into ${sql.table(name)} (${list(columns.map((column) => sql.ref(column.name)))}) values ${list(Array.from({ length: count }, row))}`
    })
  const bound = (row: Row) =>
    columns.map(({ kind }, index) => {
      const value = row[index]
      return value === null || value === undefined ? null : values.bind(kind, value)
    })
  const most = Math.max(1, Math.floor(MAX_BOUND / columns.length))
  let prepared: readonly [many: PreparedList, one: PreparedList] | undefined
  return async (trx, rows) => {
    prepared ??= [statement(most), statement(1)]
    const [many, one] = prepared
    const batched = rows.length - (rows.length % most)
    for (let from = 0; from < batched; from += most) await many.rows(trx, rows.slice(from, from + most).flatMap(bound))
    for (const row of rows.slice(batched)) await one.rows(trx, bound(row))
  }
}

/** The first of the tables that has a row. */
export async function firstFilled(queries: Queries, tables: readonly TableDef[], there: ReadonlySet<string>): Promise<string | undefined> {
  for (const { name } of tables.filter((table) => there.has(table.name))) {
    const { rows } = await sql`select 1 as one from ${sql.table(name)} limit 1`.execute(queries)
    if (rows.length > 0) return name
  }
  return undefined
}
