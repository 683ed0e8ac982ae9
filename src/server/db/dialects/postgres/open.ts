import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import type { Capabilities, Database, Queries } from '../../database.ts'
import { READER_LIMITS, type ReaderLimits } from '../../readers/readerQueue.ts'
import type { Engine } from '../engine.ts'
import { arraysOf, objectsOf, type Runner, settings } from './connection.ts'
import { failureOf } from './failures.ts'
import { fragments } from './fragments.ts'
import { Notifications } from './notifications.ts'
import { outageOf } from './outages.ts'
import { Outbox } from './outbox.ts'
import { queriesOver } from './queries.ts'
import { postgresReaders } from './readers.ts'
import { postgresSandbox } from './sandbox.ts'
import { structure } from './structure.ts'
import { hasTrigrams } from './trigrams.ts'
import { values } from './values.ts'
import { dropViews } from './viewSchemas.ts'
import { Writer } from './writer.ts'

/** Maximum number of connections of one process; a server takes 100 by default. */
const MAX_CONNECTIONS = 20
/** Maximum wait in milliseconds for the server or a free connection. */
const PATIENCE_MS = 30_000
/** Name of the lock for altering tables: any number that is the same in every process. */
const ALTER_LOCK = 7_126_001

/** Writes an empty message, which has no reader, to the write-ahead log. */
const PROBE = "select 1 from pg_logical_emit_message(true, 'health', '')"

const engine: Engine = { values, fragments, structure, failure: failureOf, outage: outageOf, probe: PROBE }

const connect = async (databaseUrl: string): Promise<pg.Pool> => {
  const pool = new pg.Pool({ ...settings(databaseUrl), max: MAX_CONNECTIONS, connectionTimeoutMillis: PATIENCE_MS })
  // The next query replaces an idle connection that the server has closed. Without a listener the error would end the process.
  pool.on('error', () => undefined)
  // The same applies to a connection in use: its query fails, and that error is reported.
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
  return { concurrentWriters: true, rowLocks: true, notifications: true, textSearch, combinesIndexes: true, alterInPlace: true }
}

/** Runs work on one snapshot of the database, on a connection that is closed afterwards. */
const snapshotOn = async <R>(pool: pg.Pool, observe: (sql: string) => void, work: (queries: Queries) => Promise<R>): Promise<R> => {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read, read only; set local idle_in_transaction_session_timeout = 0')
    return await work(observed(client, observe))
  } finally {
    client.release(true)
  }
}

/** Listeners of all statements. */
const createObservers = () => {
  const observers = new Set<(sql: string) => void>()
  return {
    observe: (sql: string): void => {
      for (const listener of observers) listener(sql)
    },
    add: (listener: (sql: string) => void) => {
      observers.add(listener)
      return () => observers.delete(listener)
    },
  }
}

const observed = (client: pg.PoolClient, observe: (sql: string) => void): Queries =>
  queriesOver(async (sql, parameters) => {
    observe(sql)
    return client.query({ text: sql, values: [...parameters] })
  })

/**
 * Opens PostgreSQL: a pool for reads and writes, and a connection for LISTEN once there is a listener. `reportsUrl`: the same database for the role of users'
 * queries.
 */
export const openPostgres = async (databaseUrl: string, reportsUrl?: string, limits: ReaderLimits = READER_LIMITS): Promise<Database> => {
  const pool = await connect(databaseUrl)
  const { observe, add } = createObservers()
  const notifications = new Notifications(databaseUrl)
  const writer = new Writer(pool, observe)
  const outbox = new Outbox(pool)
  const readers = postgresReaders(pool, databaseUrl, limits)
  const read = queriesOver((sql, parameters) => {
    observe(sql)
    return readers.run(sql, (runner) => runner.query({ text: sql, values: [...parameters] }))
  })
  const using = <R>(queries: Queries, sql: string, work: (runner: Runner) => Promise<R>, visits?: number): Promise<R> => {
    observe(sql)
    return queries === read ? readers.run(sql, work, visits) : work(writer.client(queries))
  }
  return {
    capabilities: await capabilitiesOf(read),
    engine,
    sandbox: postgresSandbox(pool, databaseUrl, reportsUrl),
    read,
    write: (work, options) => writer.write(work, options),
    snapshot: (work) => snapshotOn(pool, observe, work),
    alter: (work) =>
      writer.write(async (trx) => {
        await writer.client(trx).query(`set local lock_timeout = 0; select pg_advisory_xact_lock(${ALTER_LOCK})`)
        await dropViews(writer.client(trx))
        return work(trx)
      }),
    run: async <R>(queries: Queries, { sql, parameters }: CompiledQuery) =>
      (await using(queries, sql, (runner) => objectsOf(runner, sql, parameters))) as R[],
    rows: async (queries, { sql, parameters }, visits) => using(queries, sql, (runner) => arraysOf(runner, sql, parameters), visits),
    notify: async (trx, channel, payload, options) => {
      if (options?.afterwards) writer.afterCommit(trx, { done: () => outbox.add(channel, payload), unknown: () => outbox.miss(channel) })
      else await objectsOf(writer.client(trx), 'select pg_notify($1, $2)', [channel, payload])
    },
    listen: (channel, listener, lost) => notifications.listen(channel, listener, lost),
    observe: add,
    close: async () => {
      await outbox.close()
      await notifications.close()
      await readers.close()
      await pool.end()
    },
  }
}
