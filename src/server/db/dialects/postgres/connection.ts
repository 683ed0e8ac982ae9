import { createHash } from 'node:crypto'
import pg from 'pg'
import { isoTime } from './values.ts'

const { builtins } = pg.types

const asNumber = (text: string): number | string => {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : text
}

const asText = (text: string): string => text

const PARSERS = new Map<number, (text: string) => unknown>([
  [builtins.INT8, asNumber],
  [builtins.NUMERIC, asText],
  [builtins.DATE, asText],
  [builtins.TIME, asText],
  [builtins.TIMESTAMP, (text) => isoTime(`${text}+00`)],
  [builtins.TIMESTAMPTZ, isoTime],
  [builtins.JSON, asText],
  [builtins.JSONB, asText],
])

/** How columns are read: 64-bit integers as numbers while these are exact, else as text; times as ISO 8601 in UTC; JSON unparsed. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS.get(oid)) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** Runs statements: the pool, or one of its clients. */
export type Runner = Pick<pg.Pool, 'query'>

/** Settings: times in UTC and ISO 8601; timeouts for locks and idle transactions. */
const OPTIONS = '-c TimeZone=UTC -c DateStyle=ISO -c lock_timeout=30000 -c idle_in_transaction_session_timeout=60000'

export const settings = (databaseUrl: string): pg.ClientConfig => ({
  connectionString: databaseUrl,
  options: OPTIONS,
  types,
  keepAlive: true,
  application_name: 'car-dealer-hub',
})

/** Maximum number of prepared statements per connection; further statements are unnamed. */
const MAX_NAMES = 1_000
const names = new Map<string, string>()

const nameOf = (sql: string): string | undefined => {
  const known = names.get(sql)
  if (known || names.size >= MAX_NAMES) return known
  const name = createHash('sha1').update(sql).digest('base64url')
  names.set(sql, name)
  return name
}

/** Runs a statement that is parsed once per connection; rows as arrays. */
export const arraysOf = async (runner: Runner, sql: string, parameters: readonly unknown[]): Promise<unknown[][]> => {
  const { rows } = await runner.query<unknown[]>({ name: nameOf(sql), text: sql, values: [...parameters], rowMode: 'array' })
  return rows
}

/** The same with rows as objects. */
export const objectsOf = async (runner: Runner, sql: string, parameters: readonly unknown[]): Promise<Record<string, unknown>[]> => {
  const { rows } = await runner.query<Record<string, unknown>>({ name: nameOf(sql), text: sql, values: [...parameters] })
  return rows
}
