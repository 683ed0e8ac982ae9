/** One round of load, the same for both servers. */
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
  readonly p50: number
  /** Milliseconds. */
  readonly p99: number
  /** One more than the last number used. */
  readonly nextNumber: number
}

export type LoadMessage = { readonly result: LoadResult } | { readonly error: string }

/** Placeholder with as many characters as the number, so that Content-Length is right. */
export const NUMBER = '{number}'
