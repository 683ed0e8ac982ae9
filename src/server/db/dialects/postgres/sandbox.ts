import pg from 'pg'
import { errorCode } from '../../../errorCode.ts'
import { checkSql } from '../../sandbox/checkSql.ts'
import { POSTGRES_FUNCTIONS } from '../../sandbox/functions.ts'
import { wordPositionsOf } from '../../sandbox/locateRefusal.ts'
import { SqlRefusal } from '../../sandbox/refusal.ts'
import {
  type Limits,
  type Sandbox,
  type SandboxQuery,
  type SandboxResult,
  SandboxUnavailable,
  type SqlParameter,
} from '../../sandbox/sandbox.ts'
import { type QueryDialect, writeQuery } from '../../sandbox/writeQuery.ts'
import { quote } from '../../tables/quote.ts'
import type { View } from '../../views/views.ts'
import { settings } from './connection.ts'
import { postgresRefusal } from './sandboxErrors.ts'
import { type FindOrigin, fetchRows } from './sandboxRows.ts'
import { beginRun, endRun, PREFIX, viewSet } from './viewSchemas.ts'

/** Forbidden bare words, which disclose facts about the server or the session. */
const FORBIDDEN = /^(?:current_(?:catalog|role|schema|user)|session_user|system_user|user|oid|xid\d?|tid|cid)$/

/** Types that look up names in the catalogues. */
const CATALOGUE_TYPES = /^(?:reg(?:class|collation|config|dictionary|namespace|oper|operator|proc|procedure|role|type)|aclitem)$/

const RULES = { functions: POSTGRES_FUNCTIONS, forbidden: FORBIDDEN, forbiddenAnywhere: CATALOGUE_TYPES }

/** Milliseconds after the deadline until the connection is cut. */
const GRACE = 1000

/** Bytes of an answer besides its values. */
const OVERHEAD = 8 * 1024 * 1024

const CASTS: Readonly<Record<SqlParameter['type'], string>> = { text: 'text', number: 'numeric', date: 'date' }

const place = (index: number, { type }: SqlParameter): string => `cast($${index} as ${CASTS[type]})`

/** Each function has a variant for each type (`viewSchemas.ts`). */
const QUERY: QueryDialect = {
  place,
  number: (value) => `filter_number(${value})`,
  day: (value) => `filter_day(${value})`,
  text: (value) => `filter_text(${value})`,
  rowsOf: (json, columns) => {
    const selected = columns.map(({ name, type }, at) => `(value ->> ${at})::${CASTS[type]} as ${quote(name)}`)
    return `select ${selected.join(', ')} from jsonb_array_elements(${json}::jsonb)`
  },
}

/** A read-only connection of the role of queries. */
const connectionOf = (reportsUrl: string, schema: string, { time }: Limits): pg.Client => {
  const known = settings(reportsUrl)
  const strict = `-c default_transaction_read_only=on -c statement_timeout=${time} -c lock_timeout=${time} -c client_connection_check_interval=500`
  const names = `-c search_path=${schema} -c standard_conforming_strings=on -c max_parallel_workers_per_gather=0`
  return new pg.Client({ ...known, options: `${known.options} ${strict} ${names}`, application_name: 'car-dealer-hub reports' })
}

/** Cuts the connection if an answer far exceeds the limit, because its rows are in memory before they are counted. */
function cutWhereTooLarge(client: pg.Client, { bytes }: Limits, cut: (refusal: SqlRefusal) => void): void {
  let received = 0
  client.connection.stream.on('data', (part: Buffer) => {
    received += part.length
    if (received > bytes * 2 + OVERHEAD) cut(new SqlRefusal('reportTooComplex'))
  })
}

/** Query for rights that the role must not have, as they would give access beyond the views. */
const SAFE = `select rolname as role,
  not (rolsuper or rolcreaterole or rolbypassrls or pg_has_role(rolname, $1::name, 'MEMBER') or rolname = $1) and not exists (
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'v', 'm', 'p')
    and n.nspname not in ('pg_catalog', 'information_schema') and not starts_with(n.nspname, '${PREFIX}')
    and has_table_privilege(current_user, c.oid, 'select')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')) as safe
  from pg_roles where rolname = current_user`

const ownerOf = async (pool: pg.Pool): Promise<string> => {
  const { rows } = await pool.query<{ role: string }>('select current_user as role')
  return rows[0]?.role ?? ''
}

/** The role of queries; throws `SandboxUnavailable` if there is no safe one. */
async function roleOf(pool: pg.Pool, reportsUrl: string | undefined): Promise<Login> {
  if (reportsUrl === undefined) throw new SandboxUnavailable('noRole')
  const owner = await ownerOf(pool)
  const client = new pg.Client(settings(reportsUrl))
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ role: string; safe: boolean }>(SAFE, [owner])
    if (!rows[0]?.safe) throw new SandboxUnavailable('unsafeRole')
    return { role: rows[0].role, url: reportsUrl }
  } finally {
    await client.end()
  }
}

/** The columns of a schema's views: the engine numbers them in the order in which they were made. */
async function originsIn(pool: pg.Pool, schema: string, views: readonly View[]): Promise<FindOrigin> {
  const { rows } = await pool.query<{ id: number; name: string }>(
    'select oid as id, relname as name from pg_class where relnamespace = to_regnamespace($1)',
    [schema],
  )
  const viewAt = new Map(rows.map(({ id, name }) => [id, views.find((view) => view.name === name)]))
  return (table, column) => {
    const view = viewAt.get(table)
    const found = view?.columns[column - 1]
    return view && found && !found.label ? { view: view.name, column: found.name } : undefined
  }
}

/** Who runs a query. */
interface Login {
  readonly role: string
  readonly url: string
}

interface Run {
  readonly url: string
  readonly schema: string
  readonly token: string
  readonly sql: string
  readonly values: readonly SqlParameter[]
  readonly timeZone: string
  readonly originOf: FindOrigin
}

/** Cancels a statement by another connection of the same role. */
async function cancel(reportsUrl: string, pid: number): Promise<void> {
  const client = new pg.Client(settings(reportsUrl))
  client.on('error', () => undefined)
  await client.connect()
  await client.query('select pg_terminate_backend($1)', [pid])
  await client.end()
}

async function runOn(client: pg.Client, { token, sql, values, timeZone, originOf }: Run, limits: Limits): Promise<SandboxResult> {
  await client.query('begin isolation level repeatable read, read only')
  await client.query("select set_config('hub.run', $1, true), set_config('hub.zone', $2, true)", [token, timeZone])
  await client.query(
    `declare report no scroll cursor for ${sql}`,
    values.map(({ value }) => value),
  )
  return fetchRows(client, originOf, limits)
}

/** Runs on its own connection, which is cut at the deadline, when the answer is too large, and when the request is aborted. */
async function runApart(run: Run, limits: Limits, signal: AbortSignal): Promise<SandboxResult> {
  const client = connectionOf(run.url, run.schema, limits)
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  let end: (reason: unknown) => void = () => undefined
  const ended = new Promise<never>((_, reject) => {
    end = (reason) => {
      client.connection.stream.destroy()
      cancel(run.url, pid).catch(() => undefined)
      reject(reason)
    }
  })
  ended.catch(() => undefined)
  const leave = () => end(signal.reason)
  const timer = setTimeout(() => end(new SqlRefusal('reportTime', { seconds: limits.time / 1000 })), limits.time + GRACE)
  signal.addEventListener('abort', leave)
  if (signal.aborted) leave()
  cutWhereTooLarge(client, limits, end)
  try {
    return await Promise.race([runOn(client, run, limits), ended])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
    client.end().catch(() => undefined)
  }
}

/** PostgreSQL's code, or that of the network. */
const codeOf = (error: unknown): string => errorCode(error) || String(error)

/**
 * The sandbox of PostgreSQL: a separate login role (`REPORTS_DATABASE_URL`), which may read only views that check the token of the run. Without that
 * role, the server's own role runs queries that the server itself has compiled, over the same views.
 */
export function postgresSandbox(pool: pg.Pool, databaseUrl: string, reportsUrl: string | undefined): Sandbox {
  let role: Promise<Login> | undefined
  const known = () => {
    role ??= roleOf(pool, reportsUrl)
    role.catch(() => {
      role = undefined
    })
    return role
  }
  const loginFor = async ({ isCompiled }: SandboxQuery): Promise<Login> => {
    try {
      return await known()
    } catch (error) {
      if (isCompiled && error instanceof SandboxUnavailable) return { role: await ownerOf(pool), url: databaseUrl }
      throw error
    }
  }
  return {
    functions: POSTGRES_FUNCTIONS,
    async problem() {
      try {
        await known()
        return undefined
      } catch (error) {
        return error instanceof SandboxUnavailable ? error.reason : codeOf(error)
      }
    },
    async run(query: SandboxQuery, limits: Limits, signal: AbortSignal) {
      const checked = checkSql(query.sql, RULES)
      const { role: runner, url } = await loginFor(query)
      const set = viewSet(query.views, runner)
      const { sql, values } = writeQuery(checked, query, QUERY)
      const token = await beginRun(pool, set)
      try {
        const { timeZone } = query
        const originOf = await originsIn(pool, set.schema, query.views)
        return await runApart({ url, schema: set.schema, token, sql, values, timeZone, originOf }, limits, signal)
      } catch (error) {
        throw postgresRefusal(error, `declare report no scroll cursor for ${sql}`, wordPositionsOf(checked, query), limits.time / 1000)
      } finally {
        await endRun(pool, token)
      }
    },
  }
}
