/** How long a test waits for what happens by itself: far longer than that takes, so that no busy machine fails a test. */
export const PATIENCE_MS = 20_000

/** The same for `findBy…`, `waitFor` and `expect.poll`. */
export const PATIENCE = { timeout: PATIENCE_MS } as const
