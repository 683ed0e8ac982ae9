/** Milliseconds that one task may block the event loop before it yields. */
const HOLD = 20

/**
 * Returns a function to await between the steps of long work; it yields to other requests when enough time has passed. SQLite runs in the
 * process, so a loop that awaits nothing else would block the event loop until it ends.
 */
export function createYielder(hold = HOLD, now: () => number = () => performance.now()): () => Promise<void> | undefined {
  let since = now()
  return () => {
    if (now() - since < hold) return undefined
    return new Promise((resume) => {
      setImmediate(() => {
        since = now()
        resume()
      })
    })
  }
}
