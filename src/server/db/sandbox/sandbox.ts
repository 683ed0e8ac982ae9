import type { View, ViewType } from '../views/views.ts'
import type { FunctionType } from './functions.ts'

/** Value and type of a parameter. */
export interface SqlParameter {
  readonly type: 'text' | 'number' | 'date'
  readonly value: string | number | null
}

/** Rows that the server has computed for a run, which its query reads like a view. */
export interface ComputedRows {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: 'text' | 'number' }[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}

export interface SandboxQuery {
  /** One reading statement, with parameters `:name`. */
  readonly sql: string
  readonly parameters: Readonly<Record<string, SqlParameter>>
  /** The views that it may read, limited to the rights of the subject. */
  readonly views: readonly View[]
  /** Further relations that it reads, limited to the rights of the subject as well. */
  readonly computed?: readonly ComputedRows[]
  /** Conditions on columns of its result. */
  readonly where: readonly ResultCondition[]
  /** Time zone (IANA) for the days of times: `month(created_at)`. */
  readonly timeZone: string
  /** Number of rows to skip. */
  readonly offset: number
  /** Compiled by the server from a description (`domain/reports/query`): it contains no user's SQL, so it needs no separate login. */
  readonly isCompiled?: boolean
}

/** A column of the result, compared with one of the parameters; if that is a day, by the day in the time zone. A state needs no parameter. */
export interface ResultCondition {
  readonly column: string
  readonly operator: '=' | '>=' | '<=' | 'is null' | 'is true' | 'is false'
  readonly parameter: string
}

export interface Limits {
  /** Milliseconds. */
  readonly time: number
  readonly rows: number
  /** Size of the rows as JSON. */
  readonly bytes: number
}

/** Exact numbers are decimal text, times ISO 8601 in UTC, integers beyond 2^53 text. */
export type Cell = string | number | boolean | null

/** A column of a view. */
export interface Origin {
  readonly view: string
  readonly column: string
}

export interface ResultColumn {
  readonly name: string
  readonly type: ViewType
  /** The column with the same unchanged values, if the engine can tell. */
  readonly of?: Origin
}

export interface SandboxResult {
  readonly columns: readonly ResultColumn[]
  readonly rows: readonly (readonly Cell[])[]
  /** Whether there are more rows than the limits allow. */
  readonly truncated: boolean
}

/** `memory`: an in-memory database can't be opened twice; `noRole`, `unsafeRole`: the server has no login for queries, or one with more rights than reading the views. */
export type SandboxOff = 'memory' | 'noRole' | 'unsafeRole'

/** The sandbox can't be used. */
export class SandboxUnavailable extends Error {
  readonly reason: SandboxOff

  constructor(reason: SandboxOff) {
    super(`queries that people write can't be run: ${reason}`)
    this.reason = reason
  }
}

/**
 * Runs users' queries isolated from the server's own work, with access to views only (`PRODUCT.md Q3`). `run` throws `SqlRefusal`,
 * `SandboxUnavailable`, or the signal's reason if it is aborted, which cancels the query.
 */
export interface Sandbox {
  /** Why SQL of users can't run, or the engine's error code if that is unknown; undefined: it can. */
  readonly problem: () => Promise<SandboxOff | string | undefined>
  /** The functions that a query may use, with the types of their values. */
  readonly functions: ReadonlyMap<string, FunctionType>
  readonly run: (query: SandboxQuery, limits: Limits, signal: AbortSignal) => Promise<SandboxResult>
}

export const sandboxOff = (reason: SandboxOff): Sandbox => ({
  problem: async () => reason,
  functions: new Map(),
  run: async () => {
    throw new SandboxUnavailable(reason)
  },
})
