import type { CompiledQuery, Kysely } from 'kysely'
import type { Engine } from './dialects/engine.ts'
import type { Sandbox } from './sandbox/sandbox.ts'

/** Rows by table. Tables are made from schemas at run time, so columns are `unknown` here and typed at the repository's edge. */
export type Tables = Record<string, Record<string, unknown>>

/** A handle for reading; inside `Database.write` also for writing. */
export type Queries = Kysely<Tables>

declare const inTransaction: unique symbol
/** Proof that the caller runs inside `Database.write`; functions that lock, charge or allocate require it. */
export type Transaction = Queries & { readonly [inTransaction]: true }

/** Capabilities of an engine; code outside `dialects/` uses these and never an engine's name. */
export interface Capabilities {
  /** Several writers at once; otherwise writers queue and share commits. */
  readonly concurrentWriters: boolean
  /** `SELECT … FOR UPDATE`. */
  readonly rowLocks: boolean
  /** LISTEN/NOTIFY between processes. */
  readonly notifications: boolean
  /** Text search index: FTS5 trigram tables or pg_trgm; `none` if the extension is not available; then search reads every row. */
  readonly textSearch: 'trigramTable' | 'trigramIndex' | 'none'
  /** A statement can use several indexes of a table at once. */
  readonly combinesIndexes: boolean
  /** Constraints and column types can be changed in place; otherwise the table is rebuilt. */
  readonly alterInPlace: boolean
}

export interface WriteOptions {
  /** References are checked once, at the commit, so that rows may come in any order. Such a write shares its commit with no other. */
  readonly deferReferences?: boolean
}

interface NotifyOptions {
  /** Sends just after the commit, so that the commit need not wait for others that notify. A process killed in between sends nothing. */
  readonly afterwards?: boolean
}

export interface Database {
  readonly capabilities: Capabilities
  readonly engine: Engine
  /** For queries of users. */
  readonly sandbox: Sandbox
  /**
   * For reading outside a transaction: sees data committed before the statement began. Slow statements run apart from quick ones, in turns of their users
   * (`readers/`): they throw `AppError` 422 `tooSlow` at their deadline or 503 `busy`, and are cancelled when their client disconnects.
   */
  readonly read: Queries
  /**
   * Runs `work` atomically and resolves after its effects are durable; if `work` throws, nothing remains and the error propagates.
   * Writers that arrive together may share one commit, a savepoint each, so `work` awaits only the database; with several writers it
   * may be retried after a deadlock, so it must have no other effects. A `write` inside `work` throws.
   */
  readonly write: <T>(work: (trx: Transaction) => Promise<T>, options?: WriteOptions) => Promise<T>
  /** Reads one snapshot of the database for the whole duration of `work`, regardless of concurrent writes. */
  readonly snapshot: <T>(work: (queries: Queries) => Promise<T>) => Promise<T>
  /** Like `write`, alone, for changing tables: references are unchecked while it runs, and other processes that alter wait. */
  readonly alter: <T>(work: (trx: Transaction) => Promise<T>) => Promise<T>
  /** Rows of a query compiled once (see `prepared.ts`). */
  readonly run: <R>(queries: Queries, query: CompiledQuery) => Promise<R[]>
  /** The same, each row as an array of its columns, which is faster; for the repository alone, whose statements name their columns in the same place. `visits`: maximum number of rows that it reads, if its text does not show it. */
  readonly rows: (queries: Queries, query: CompiledQuery, visits?: number) => Promise<unknown[][]>
  /**
   * Sends a notification when the transaction commits (at most 7,900 bytes). `listen` receives those of all processes where the engine
   * supports them.
   */
  readonly notify: (trx: Transaction, channel: string, payload: string, options?: NotifyOptions) => Promise<void>
  /**
   * Calls the listener with an empty payload when a lost connection is restored, because messages may be lost, and `lost` when it is lost. Resolves once
   * listening.
   */
  readonly listen: (channel: string, listener: (payload: string) => void, lost?: () => void) => Promise<() => Promise<void>>
  /** Reports the SQL of every statement from now on, including BEGIN and COMMIT; for tests and metrics. */
  readonly observe: (listener: (sql: string) => void) => () => void
  readonly close: () => Promise<void>
}
