/** Maximum wait of a test in milliseconds; much longer than needed, so that a busy machine fails no test. */
export const PATIENCE_MS = 20_000

/** The same for `findBy…`, `waitFor` and `expect.poll`. */
export const PATIENCE = { timeout: PATIENCE_MS } as const
