import type { CompiledQuery, Kysely } from 'kysely'

/** Rows by table. Tables come from schemas at run time, so columns are `unknown` here and typed at the repository's edge. */
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
  /** Text search index: FTS5 trigram tables or pg_trgm. */
  readonly textSearch: 'trigramTable' | 'trigramIndex'
}

export interface Database {
  readonly capabilities: Capabilities
  /** For reading outside a transaction: sees committed data only. */
  readonly read: Queries
  /**
   * Runs `work` atomically and resolves after its effects are durable; when `work` throws nothing of it remains and the error comes through.
   * Writers that arrive together may share one commit, a savepoint each, so `work` awaits only the database.
   */
  readonly write: <T>(work: (trx: Transaction) => Promise<T>) => Promise<T>
  /** Rows of a query compiled once (see `prepared.ts`). */
  readonly run: <R>(queries: Queries, query: CompiledQuery) => Promise<R[]>
  /** Where notifications exist: sends one when the transaction commits, and hears those of all processes. */
  readonly notify: (trx: Transaction, channel: string, payload: string) => Promise<void>
  readonly listen: (channel: string, heard: (payload: string) => void) => Promise<() => Promise<void>>
  readonly close: () => Promise<void>
}
