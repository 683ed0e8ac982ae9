/** Milliseconds that one piece of work may hold the process before others get their turn. */
const HOLD = 20

/**
 * Long work in small steps calls the result between two of them: it yields to other requests once enough time has passed. SQLite answers
 * without leaving the process, so that a loop that awaits nothing else would block it to its end.
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
