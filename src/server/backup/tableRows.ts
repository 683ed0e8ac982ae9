import { type RawBuilder, sql } from 'kysely'
import type { Bound } from '../../fields/columnType.ts'
import type { Database, Queries, Transaction } from '../db/database.ts'
import type { ColumnDef, TableDef } from '../db/tables/tableDef.ts'

/** Values of a row in the order of the table's columns: neutral, the same from every engine. */
export type Row = readonly (Bound | null)[]

/** Rows that are read at once. */
const PAGE = 500

/** Values that one statement may bind: below SQLite's 32,766. */
const MOST_BOUND = 30_000

/** The columns that say where a page begins. Where rows are numbered they keep their order, and get numbers of their own when they are restored. */
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

const bound = ({ engine }: Database, { kind }: ColumnDef, value: Bound | null | undefined): RawBuilder<unknown> =>
  value === null || value === undefined ? sql`null` : sql`${engine.values.bind(kind, value)}`

/** Inserts rows as they were read. */
export async function insertRows(db: Database, trx: Transaction, table: TableDef, rows: readonly Row[]): Promise<void> {
  const names = list(table.columns.map(({ name }) => sql.ref(name)))
  const most = Math.max(1, Math.floor(MOST_BOUND / table.columns.length))
  for (let from = 0; from < rows.length; from += most) {
    const part = rows.slice(from, from + most)
    const said = part.map((row) => sql`(${list(table.columns.map((column, index) => bound(db, column, row[index])))})`)
    await sql`insert into ${sql.table(table.name)} (${names}) values ${list(said)}`.execute(trx)
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
