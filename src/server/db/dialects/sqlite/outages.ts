import type { Outage } from '../engine.ts'

/** SQLite's primary result codes: busy, read-only, I/O error, full, cannot open. */
const CODES: Readonly<Record<number, Outage>> = { 5: 'away', 8: 'readOnly', 10: 'away', 13: 'full', 14: 'away' }

export const outageOf = (error: unknown): Outage | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? CODES[error.errcode & 0xff] : undefined
