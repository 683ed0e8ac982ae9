import type { CompiledQuery } from 'kysely'
import type { Capabilities, Database, Queries, Transaction } from '../../database.ts'
import { READER_LIMITS, type ReaderLimits } from '../../readers/readerQueue.ts'
import { sandboxOff } from '../../sandbox/sandbox.ts'
import type { Engine } from '../engine.ts'
import { Connection } from './connection.ts'
import { failureOf } from './failures.ts'
import { fragments } from './fragments.ts'
import { Notifications } from './notifications.ts'
import { outageOf } from './outages.ts'
import { queriesOver, queriesReading } from './queries.ts'
import { sqliteReaders } from './readers.ts'
import { sqliteSandbox } from './sandbox.ts'
import { CACHE, PATIENCE_MS } from './settings.ts'
import { structure } from './structure.ts'
import { values } from './values.ts'
import { Writer } from './writer.ts'

const capabilities: Capabilities = {
  concurrentWriters: false,
  rowLocks: false,
  notifications: false,
  textSearch: 'trigramTable',
  combinesIndexes: false,
  alterInPlace: false,
}

/** Writes an unused number to the file's header. */
const PROBE = 'pragma user_version = 1'

const engine: Engine = { values, fragments, structure, failure: failureOf, outage: outageOf, probe: PROBE }

/** Changes of tables, which happen at start-up, wait longer for another process's lock. */
const ALTER_PATIENCE_MS = 600_000

/** Settings of each connection: durable commits, checked references, page cache. The timeout comes first, because opening the journal may wait for another process. */
const SETTINGS = `
  pragma busy_timeout = ${PATIENCE_MS}; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;
  ${CACHE}; pragma recursive_triggers = on; pragma trusted_schema = off`

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
    // Starts the snapshot with a read, because BEGIN alone does not.
    connection.exec('pragma query_only = on; begin; select 1 from sqlite_master')
    return await work(queriesOver(() => connection))
  } finally {
    connection.close()
  }
}

/** Reads of committed data. */
interface Reads {
  readonly read: Queries
  readonly objects: (sql: string, parameters: readonly unknown[]) => Promise<Record<string, unknown>[]>
  readonly rows: (sql: string, parameters: readonly unknown[], visits?: number) => unknown[][] | Promise<unknown[][]>
  readonly forget: () => void
  readonly close: () => Promise<void>
}

/** Reads of a file: a connection for quick statements, and processes for slow ones. */
const readingFile = (path: string, observers: Set<(sql: string) => void>, limits: ReaderLimits): Reads => {
  const connection = connect(path, observers)
  connection.exec('pragma query_only = on')
  const readers = sqliteReaders(path, connection, limits)
  const objects = async (sql: string, parameters: readonly unknown[]) => {
    const rows = readers.rows(sql, parameters)
    return connection.named(sql, rows instanceof Promise ? await rows : rows)
  }
  return {
    read: queriesReading(objects),
    objects,
    rows: readers.rows,
    forget: () => {
      connection.forget()
      readers.forget()
    },
    close: async () => {
      await readers.close()
      connection.close()
    },
  }
}

/** Reads in memory: there is no second connection. */
const readingMemory = (main: Connection, writer: Writer): Reads => {
  const readable = sharedReader(main, writer)
  return {
    read: queriesOver(readable),
    objects: async (sql, parameters) => (await readable()).objects(sql, parameters),
    rows: async (sql, parameters) => (await readable()).rows(sql, parameters),
    forget: () => undefined,
    close: async () => undefined,
  }
}

/**
 * Opens SQLite: `path` of a file, or `:memory:`, optionally with the image of a file as content. One connection writes and another reads committed data; slow
 * reads run in separate processes.
 */
export const openSqlite = async (path: string, image?: Uint8Array, limits: ReaderLimits = READER_LIMITS): Promise<Database> => {
  const observers = new Set<(sql: string) => void>()
  const notifications = new Notifications()
  const main = connect(path, observers, image)
  const writer = new Writer(main)
  const reading = path === ':memory:' ? readingMemory(main, writer) : readingFile(path, observers, limits)
  const { read } = reading
  const trx = queriesOver(() => writer.connection()) as Transaction
  writer.transaction = trx
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
        reading.forget()
      }
    },
    run: async <R>(queries: Queries, { sql, parameters }: CompiledQuery) =>
      (queries === read ? await reading.objects(sql, parameters) : writer.connection().objects(sql, parameters)) as R[],
    rows: async (queries, { sql, parameters }, visits) =>
      queries === read ? reading.rows(sql, parameters, visits) : writer.connection().rows(sql, parameters),
    notify: async (_trx, channel, payload) => writer.afterCommit(() => notifications.send(channel, payload)),
    listen: async (channel, listener) => notifications.listen(channel, listener),
    observe: (listener) => {
      observers.add(listener)
      return () => observers.delete(listener)
    },
    close: async () => {
      await writer.idle()
      await reading.close()
      main.exec('pragma analysis_limit = 400; pragma optimize')
      main.close()
    },
  }
}
