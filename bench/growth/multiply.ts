import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { type BenchDatabase, fileOf } from '../databases.ts'

/** Columns that differ in every copy, with their new values; `k` is the number of the copy. */
const DIFFERENT: Readonly<Record<string, string>> = {
  id: `'b' || k || '-' || id`,
  code: `'K' || k || '-' || substr(code, 2)`,
  code_key: `'k' || k || '-' || substr(code_key, 2)`,
  email: `replace(email, '@', 'x' || k || '@')`,
  email_key: `replace(email_key, '@', 'x' || k || '@')`,
}

const quote = (name: string) => `"${name}"`

function insertion(columns: readonly string[], copies: string): string {
  const values = columns.map((column) => DIFFERENT[column] ?? quote(column))
  return `insert into customers (${columns.map(quote).join(', ')}) select ${values.join(', ')} from customers, ${copies}`
}

/** Drops the indexes and rebuilds them at the end; triggers maintain the text index. */
function multiplyFile(file: string, factor: number): void {
  const db = new DatabaseSync(file)
  db.exec('pragma journal_mode = wal; pragma synchronous = off; pragma cache_size = -1000000; pragma temp_store = memory; begin')
  const indexes = db
    .prepare(`select name, sql from sqlite_master where type = 'index' and tbl_name = 'customers' and sql is not null`)
    .all()
  for (const { name } of indexes) db.exec(`drop index ${quote(String(name))}`)
  const columns = db.prepare(`select name from pragma_table_info('customers') where name <> '_rowid'`).all()
  const copies = `(with recursive numbers(k) as (select 1 union all select k + 1 from numbers where k < ${factor - 1}) select k from numbers)`
  db.exec(
    insertion(
      columns.map(({ name }) => String(name)),
      copies,
    ),
  )
  for (const { sql } of indexes) db.exec(String(sql))
  db.exec('commit; pragma wal_checkpoint(truncate)')
  db.close()
}

async function multiplyServed(connectionString: string, factor: number): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  const indexes = await client.query<{ name: string; sql: string }>(
    `select indexname as name, indexdef as sql from pg_indexes where tablename = 'customers' and indexname <> 'customers_pkey'`,
  )
  for (const { name } of indexes.rows) await client.query(`drop index ${quote(name)}`)
  const columns = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'customers'`,
  )
  const names = columns.rows.map(({ name }) => name)
  await client.query(insertion(names, `generate_series(1, ${factor - 1}) as k`))
  for (const { sql } of indexes.rows) await client.query(sql)
  await client.query('vacuum analyze customers')
  await client.end()
}

/** Multiplies the existing customers by `factor`, by SQL only, in a database that no server is using. */
export async function multiply(place: BenchDatabase, factor: number): Promise<void> {
  if (place.databaseUrl === undefined) multiplyFile(fileOf(place), factor)
  else await multiplyServed(place.databaseUrl, factor)
}
