/** Milliseconds before a broken stream is reopened; doubles up to the limit while it fails. */
const FIRST = 500
const MAX_MS = 30_000

/** Random duration from half of the time to all of it. */
const spread = (milliseconds: number, random: () => number): number => milliseconds * (0.5 + random() / 2)

/** Resolves after the time, or immediately when the network or the user returns, or when `over` or stopped. */
const pause = (milliseconds: number, over: AbortController, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => over.abort(), milliseconds)
    const end = () => over.abort()
    over.signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
    stop.addEventListener('abort', end, { signal: over.signal })
    addEventListener('online', end, { signal: over.signal })
    addEventListener('focus', end, { signal: over.signal })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), { signal: over.signal })
    if (stop.aborted) end()
  })

/** Exponential backoff between attempts, reset by a success. */
export const createWait = (random: () => number) => {
  let milliseconds = FIRST
  let waiting: AbortController | undefined
  return {
    /** Ends the wait, if there is one. */
    end: (): void => waiting?.abort(),
    reset: (): void => {
      milliseconds = FIRST
    },
    next: (stop: AbortSignal): Promise<void> => {
      const now = spread(milliseconds, random)
      milliseconds = Math.min(milliseconds * 2, MAX_MS)
      waiting = new AbortController()
      return pause(now, waiting, stop)
    },
  }
}
