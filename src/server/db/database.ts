import type { CompiledQuery, Kysely } from 'kysely'
import type { Engine } from './dialects/engine.ts'

/** Rows by table. Tables are made from schemas at run time, so columns are `unknown` here and typed at the repository's edge. */
export type Tables = Record<string, Record<string, unknown>>

/** A handle that reads, and writes inside `Database.write`. */
export type Queries = Kysely<Tables>

declare const inTransaction: unique symbol
/** Proof that the caller runs inside `Database.write`: what locks, charges or allocates asks for it. */
export type Transaction = Queries & { readonly [inTransaction]: true }

/** What an engine can do; code outside `dialects/` asks for these and never for an engine's name. */
export interface Capabilities {
  /** Several writers at once; otherwise writers queue and share commits. */
  readonly concurrentWriters: boolean
  /** `SELECT … FOR UPDATE`. */
  readonly rowLocks: boolean
  /** LISTEN/NOTIFY between processes. */
  readonly notifications: boolean
  /** Text search index: FTS5 trigram tables or pg_trgm; `none` where the extension can't be had, so that search reads every row. */
  readonly textSearch: 'trigramTable' | 'trigramIndex' | 'none'
  /** Constraints and column types can be changed in place; otherwise the table is rebuilt. */
  readonly alterInPlace: boolean
}

export interface WriteOptions {
  /** References are checked once, at the commit, so that rows may come in any order. Such a write shares its commit with no other. */
  readonly deferReferences?: boolean
}

interface NotifyOptions {
  /** Sent just after the commit, which then need not wait for others that notify; a process that is killed in between sends nothing. */
  readonly afterwards?: boolean
}

export interface Database {
  readonly capabilities: Capabilities
  readonly engine: Engine
  /** For reading outside a transaction: sees committed data only. */
  readonly read: Queries
  /**
   * Runs `work` atomically and resolves after its effects are durable; when `work` throws nothing of it remains and the error comes through.
   * Writers that arrive together may share one commit, a savepoint each, so `work` awaits only the database; with several writers at once it
   * may be run again after a deadlock, so it has no effects elsewhere. A `write` inside `work` is refused.
   */
  readonly write: <T>(work: (trx: Transaction) => Promise<T>, options?: WriteOptions) => Promise<T>
  /** Reads a snapshot of the database, however long `work` takes and whatever is written meanwhile. */
  readonly snapshot: <T>(work: (queries: Queries) => Promise<T>) => Promise<T>
  /** Like `write`, alone, for changing tables: references are unchecked while it runs, and other processes that alter wait. */
  readonly alter: <T>(work: (trx: Transaction) => Promise<T>) => Promise<T>
  /** Rows of a query compiled once (see `prepared.ts`). */
  readonly run: <R>(queries: Queries, query: CompiledQuery) => Promise<R[]>
  /** The same, each row as the array of its columns: what the repository reads with. */
  readonly rows: (queries: Queries, query: CompiledQuery) => Promise<unknown[][]>
  /**
   * Sends a notification when the transaction commits (at most 7,900 bytes). `listen` receives those of all processes where the engine
   * supports them.
   */
  readonly notify: (trx: Transaction, channel: string, payload: string, options?: NotifyOptions) => Promise<void>
  /**
   * Also called with an empty payload after a lost connection is back: something may have been missed. `lost` is called when it is lost.
   * Resolves once listening.
   */
  readonly listen: (channel: string, listener: (payload: string) => void, lost?: () => void) => Promise<() => Promise<void>>
  /** Reports the SQL of every statement from now on, including BEGIN and COMMIT; for tests and metrics. */
  readonly observe: (listener: (sql: string) => void) => () => void
  readonly close: () => Promise<void>
}
