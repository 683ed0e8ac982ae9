/** Maximum wait of a test in milliseconds; much longer than needed, so that a busy machine fails no test. */
export const PATIENCE_MS = 60_000

/** The same for `findBy…`, `waitFor` and `expect.poll`. */
export const PATIENCE = { timeout: PATIENCE_MS } as const

/** Maximum wait, and time limit of a test, for work on thousands of records. */
export const LONG_PATIENCE_MS = 600_000
