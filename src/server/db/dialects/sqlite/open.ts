import type { CompiledQuery } from 'kysely'
import type { Capabilities, Database, Queries, Transaction } from '../../database.ts'
import { sandboxOff } from '../../sandbox/sandbox.ts'
import type { Engine } from '../engine.ts'
import { Connection } from './connection.ts'
import { failureOf } from './failures.ts'
import { fragments } from './fragments.ts'
import { Notifications } from './notifications.ts'
import { outageOf } from './outages.ts'
import { queriesOver } from './queries.ts'
import { sqliteSandbox } from './sandbox.ts'
import { structure } from './structure.ts'
import { values } from './values.ts'
import { Writer } from './writer.ts'

const capabilities: Capabilities = {
  concurrentWriters: false,
  rowLocks: false,
  notifications: false,
  textSearch: 'trigramTable',
  alterInPlace: false,
}

/** Writes a number that nothing reads to the file's header. */
const PROBE = 'pragma user_version = 1'

const engine: Engine = { values, fragments, structure, failure: failureOf, outage: outageOf, probe: PROBE }

/** Milliseconds to wait for another process's lock, which block this process. Changes of tables, which happen at start-up, wait longer. */
const PATIENCE_MS = 5_000
const ALTER_PATIENCE_MS = 600_000

/** Settings of each connection: durable commits, checked references, 64 MB of page cache. The timeout comes first, because opening the journal may wait for another process. */
const SETTINGS = `
  pragma busy_timeout = ${PATIENCE_MS}; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;
  pragma cache_size = -65536; pragma temp_store = memory; pragma recursive_triggers = on; pragma trusted_schema = off`

const connect = (path: string, observers: Set<(sql: string) => void>, image?: Uint8Array): Connection => {
  const connection = new Connection(path, observers, image)
  connection.exec(SETTINGS)
  return connection
}

/** Reads of an in-memory database share the writer's connection. They wait until no batch is open, so that they see committed data only. */
const sharedReader = (connection: Connection, writer: Writer) => (): Connection | Promise<Connection> => {
  if (writer.inside) throw new Error('read inside write: in memory there is one connection; use the transaction')
  const { open } = writer
  return open ? open.then(() => sharedReader(connection, writer)()) : connection
}

/** Runs work on one snapshot of a file, on a connection of its own. */
const snapshotOf = async <R>(connection: Connection, work: (queries: Queries) => Promise<R>): Promise<R> => {
  try {
    // A read starts the snapshot: BEGIN alone does not.
    connection.exec('pragma query_only = on; begin; select 1 from sqlite_master')
    return await work(queriesOver(() => connection))
  } finally {
    connection.close()
  }
}

/** Opens SQLite: `path` of a file, or `:memory:`, optionally with the image of a file as content. One connection writes, another reads committed data. */
export const openSqlite = async (path: string, image?: Uint8Array): Promise<Database> => {
  const observers = new Set<(sql: string) => void>()
  const notifications = new Notifications()
  const main = connect(path, observers, image)
  const writer = new Writer(main)
  const second = path === ':memory:' ? undefined : connect(path, observers)
  second?.exec('pragma query_only = on')
  const readable = second ? () => second : sharedReader(main, writer)
  const read = queriesOver(readable)
  const trx = queriesOver(() => writer.connection()) as Transaction
  writer.transaction = trx
  const using = async <R>(queries: Queries, work: (connection: Connection) => R): Promise<R> => {
    const granted = queries === read ? readable() : writer.connection()
    return work(granted instanceof Promise ? await granted : granted)
  }
  return {
    capabilities,
    engine,
    sandbox: path === ':memory:' ? sandboxOff('memory') : sqliteSandbox(path),
    read,
    write: (work, options) => writer.write(work, options),
    snapshot: async (work) => (path === ':memory:' ? work(read) : snapshotOf(connect(path, observers), work)),
    alter: async (work) => {
      await writer.idle()
      main.exec(`pragma foreign_keys = off; pragma busy_timeout = ${ALTER_PATIENCE_MS}`)
      try {
        return await writer.write(work, { deferReferences: true })
      } finally {
        main.exec(`pragma foreign_keys = on; pragma busy_timeout = ${PATIENCE_MS}`)
        main.forget()
        second?.forget()
      }
    },
    run: <R>(queries: Queries, { sql, parameters }: CompiledQuery) =>
      using(queries, (connection) => connection.objects(sql, parameters) as R[]),
    rows: (queries, { sql, parameters }) => using(queries, (connection) => connection.rows(sql, parameters)),
    notify: async (_trx, channel, payload) => writer.afterCommit(() => notifications.send(channel, payload)),
    listen: async (channel, listener) => notifications.listen(channel, listener),
    observe: (listener) => {
      observers.add(listener)
      return () => observers.delete(listener)
    },
    close: async () => {
      await writer.idle()
      second?.close()
      main.exec('pragma analysis_limit = 400; pragma optimize')
      main.close()
    },
  }
}
