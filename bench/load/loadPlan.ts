/** What one round of load is: the same on both sides. */
export interface LoadPlan {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  /** Whole HTTP requests, sent in turn; every `{number}` in them becomes a number of eight digits that no other request has. */
  readonly requests: readonly string[]
  /** First of those numbers. */
  readonly firstNumber: number
  /** Status that every answer must have. */
  readonly status: number
}

export interface LoadResult {
  readonly answers: number
  readonly perSecond: number
  /** Milliseconds. */
  readonly mean: number
  /** Milliseconds. */
  readonly p99: number
  /** One more than the last number used. */
  readonly nextNumber: number
}

export type LoadMessage = { readonly result: LoadResult } | { readonly error: string }

/** As many characters as a number that takes its place, so that Content-Length holds. */
export const NUMBER = '{number}'
