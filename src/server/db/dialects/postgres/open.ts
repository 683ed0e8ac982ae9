import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import type { Capabilities, Database, Queries } from '../../database.ts'
import type { Engine } from '../engine.ts'
import { arraysOf, objectsOf, type Runner, settings } from './connection.ts'
import { failureOf } from './failures.ts'
import { fragments } from './fragments.ts'
import { Notifications } from './notifications.ts'
import { outageOf } from './outages.ts'
import { Outbox } from './outbox.ts'
import { queriesOver } from './queries.ts'
import { structure } from './structure.ts'
import { hasTrigrams } from './trigrams.ts'
import { values } from './values.ts'
import { Writer } from './writer.ts'

/** Connections of one process; a server takes 100 by default. */
const MAX_CONNECTIONS = 20
/** How long a request waits for the server, or for one of the connections to be free. */
const PATIENCE_MS = 30_000
/** Any number, the same in every process: who alters tables holds the lock of this name. */
const ALTER_LOCK = 7_126_001

/** An empty message in the write-ahead log, which has no reader. */
const PROBE = "select 1 from pg_logical_emit_message(true, 'health', '')"

const engine: Engine = { values, fragments, structure, failure: failureOf, outage: outageOf, probe: PROBE }

const connect = async (databaseUrl: string): Promise<pg.Pool> => {
  const pool = new pg.Pool({ ...settings(databaseUrl), max: MAX_CONNECTIONS, connectionTimeoutMillis: PATIENCE_MS })
  // An idle connection that the server ends is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  // The same goes for a connection in use when the server ends it: its query fails, and that error is reported.
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await pool.query('select 1')
    return pool
  } catch (error) {
    await pool.end()
    throw error
  }
}

const capabilitiesOf = async (read: Queries): Promise<Capabilities> => {
  const textSearch = (await hasTrigrams(read)) ? 'trigramIndex' : 'none'
  return { concurrentWriters: true, rowLocks: true, notifications: true, textSearch, alterInPlace: true }
}

/** Opens PostgreSQL: a pool for reads and writes, and a connection for LISTEN once there is a listener. */
export const openPostgres = async (databaseUrl: string): Promise<Database> => {
  const pool = await connect(databaseUrl)
  const observers = new Set<(sql: string) => void>()
  const observe = (sql: string) => {
    for (const listener of observers) listener(sql)
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
    capabilities: await capabilitiesOf(read),
    engine,
    read,
    write: (work, options) => writer.write(work, options),
    snapshot: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('begin isolation level repeatable read, read only; set local idle_in_transaction_session_timeout = 0')
        return await work(
          queriesOver(async (sql, parameters) => {
            observe(sql)
            return client.query({ text: sql, values: [...parameters] })
          }),
        )
      } finally {
        client.release(true)
      }
    },
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
      if (options?.afterwards) writer.afterCommit(trx, { done: () => outbox.add(channel, payload), unknown: () => outbox.miss(channel) })
      else await objectsOf(writer.client(trx), 'select pg_notify($1, $2)', [channel, payload])
    },
    listen: (channel, listener, lost) => notifications.listen(channel, listener, lost),
    observe: (listener) => {
      observers.add(listener)
      return () => observers.delete(listener)
    },
    close: async () => {
      await outbox.close()
      await notifications.close()
      await pool.end()
    },
  }
}
