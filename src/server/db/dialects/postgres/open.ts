import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import type { Capabilities, Database, Queries } from '../../database.ts'
import type { Engine } from '../engine.ts'
import { arraysOf, objectsOf, type Runner, settings } from './connection.ts'
import { failureOf } from './failures.ts'
import { fragments } from './fragments.ts'
import { Notifications } from './notifications.ts'
import { Outbox } from './outbox.ts'
import { queriesOver } from './queries.ts'
import { structure } from './structure.ts'
import { values } from './values.ts'
import { Writer } from './writer.ts'

/** Connections of one process; a server takes 100 by default. */
const MAX_CONNECTIONS = 20
/** How long a request waits for the server, or for one of the connections to be free. */
const PATIENCE_MS = 30_000
/** Any number, the same in every process: who alters tables holds the lock of this name. */
const ALTER_LOCK = 7_126_001

const engine: Engine = { values, fragments, structure, failure: failureOf }

/** pg_trgm is there, or its installation is offered and this user may install it. */
const TRIGRAMS = `
  select exists (select from pg_extension where extname = 'pg_trgm') or (
    has_database_privilege(current_database(), 'create') and exists (select from pg_available_extensions where name = 'pg_trgm')) as there`

const capabilitiesOf = async (pool: pg.Pool): Promise<Capabilities> => {
  const { rows } = await pool.query<{ there: boolean }>(TRIGRAMS)
  const textSearch = rows[0]?.there ? 'trigramIndex' : 'none'
  return { concurrentWriters: true, rowLocks: true, notifications: true, textSearch, alterInPlace: true }
}

const connect = async (databaseUrl: string): Promise<{ readonly pool: pg.Pool; readonly capabilities: Capabilities }> => {
  const pool = new pg.Pool({ ...settings(databaseUrl), max: MAX_CONNECTIONS, connectionTimeoutMillis: PATIENCE_MS })
  // An idle connection that the server ends is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  try {
    return { pool, capabilities: await capabilitiesOf(pool) }
  } catch (error) {
    await pool.end()
    throw error
  }
}

/** Opens PostgreSQL: a pool for reads and writes, and a connection that listens once somebody does. */
export const openPostgres = async (databaseUrl: string): Promise<Database> => {
  const { pool, capabilities } = await connect(databaseUrl)
  const observers = new Set<(sql: string) => void>()
  const observe = (sql: string) => {
    for (const heard of observers) heard(sql)
  }
  const notifications = new Notifications(databaseUrl)
  const writer = new Writer(pool, observe)
  const outbox = new Outbox(pool)
  const read = queriesOver(async (sql, parameters) => {
    observe(sql)
    return pool.query({ text: sql, values: [...parameters] })
  })
  const runnerOf = (queries: Queries): Runner => (queries === read ? pool : writer.client(queries))
  return {
    capabilities,
    engine,
    read,
    write: (work, options) => writer.write(work, options),
    alter: (work) =>
      writer.write(async (trx) => {
        await writer.client(trx).query(`set local lock_timeout = 0; select pg_advisory_xact_lock(${ALTER_LOCK})`)
        return work(trx)
      }),
    run: async <R>(queries: Queries, { sql, parameters }: CompiledQuery) => {
      observe(sql)
      return (await objectsOf(runnerOf(queries), sql, parameters)) as R[]
    },
    rows: async (queries, { sql, parameters }) => {
      observe(sql)
      return arraysOf(runnerOf(queries), sql, parameters)
    },
    notify: async (trx, channel, payload, options) => {
      if (options?.afterwards) writer.afterCommit(trx, () => outbox.add(channel, payload))
      else await objectsOf(writer.client(trx), 'select pg_notify($1, $2)', [channel, payload])
    },
    listen: (channel, heard) => notifications.listen(channel, heard),
    observe: (heard) => {
      observers.add(heard)
      return () => observers.delete(heard)
    },
    close: async () => {
      await outbox.empty()
      await notifications.close()
      await pool.end()
    },
  }
}
