import type { View, ViewType } from '../views/views.ts'

/** A value of a parameter, with the type that the engine is to take it for. */
export interface SqlParameter {
  readonly type: 'text' | 'number' | 'date'
  readonly value: string | number | null
}

export interface SandboxQuery {
  /** One statement that reads, with parameters as `:name`. */
  readonly sql: string
  readonly parameters: Readonly<Record<string, SqlParameter>>
  /** What it may read, as its runner may see it. */
  readonly views: readonly View[]
  /** Conditions on columns of its result. */
  readonly where: readonly ResultCondition[]
  /** Time zone (IANA) of the days of moments: `month(created_at)`. */
  readonly timeZone: string
  /** Rows of its result that are left out at the beginning. */
  readonly offset: number
  /** Made by the server from a description (`domain/reports/query`): nobody wrote its SQL, so it needs no login of its own. */
  readonly isCompiled?: boolean
}

/** A column of the result beside one of the parameters; beside a day its day, by the time zone. */
export interface ResultCondition {
  readonly column: string
  readonly operator: '=' | '>=' | '<='
  readonly parameter: string
}

export interface Limits {
  /** Milliseconds. */
  readonly time: number
  readonly rows: number
  /** Of the rows as JSON. */
  readonly bytes: number
}

/** Exact numbers are decimal text, moments ISO 8601 in UTC, whole numbers beyond 2^53 text. */
export type Cell = string | number | boolean | null

export interface ResultColumn {
  readonly name: string
  readonly type: ViewType
}

export interface SandboxResult {
  readonly columns: readonly ResultColumn[]
  readonly rows: readonly (readonly Cell[])[]
  /** There are more rows than the limits let through. */
  readonly truncated: boolean
}

/** `memory`: an in-memory database can't be opened twice; `noRole`, `unsafeRole`: the server has no login for queries, or one that may do more than read the views. */
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
 * Runs queries that people wrote, apart from the server's own work and with nothing to read but views (`PRODUCT.md Q3`). `run` throws
 * `SqlRefusal`, `SandboxUnavailable`, and the signal's reason where it is aborted; what ran is then ended.
 */
export interface Sandbox {
  /** Why queries that people write can't be run, or the engine's code of what keeps it from finding out; undefined: they can. */
  readonly problem: () => Promise<SandboxOff | string | undefined>
  readonly run: (query: SandboxQuery, limits: Limits, signal: AbortSignal) => Promise<SandboxResult>
}

export const sandboxOff = (reason: SandboxOff): Sandbox => ({
  problem: async () => reason,
  run: async () => {
    throw new SandboxUnavailable(reason)
  },
})
