/** Number of recent answers: enough to ignore a slow one, few enough to adapt to a changed clock. */
const RECENT = 9

export interface ServerClock {
  /** The server's time, in milliseconds since 1970. */
  readonly now: () => number
  /** Adds an observation: an answer's `now` (ISO 8601), and the local times of request and answer. */
  readonly observe: (now: string, sentAt: number, receivedAt: number) => void
  /** Discards observations after a break, in which the machine may have slept or its clock may have changed. */
  readonly forget: () => void
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/**
 * The server's clock, estimated from its answers: the server's time is assumed halfway between request and answer, and the median difference of
 * recent answers is used. Before the first answer, and after `forget`, the last known difference applies (initially zero).
 */
export const createServerClock = (local: () => number = Date.now): ServerClock => {
  let offsets: number[] = []
  let offset = 0
  return {
    now: () => local() + offset,
    observe: (now, sentAt, receivedAt) => {
      const server = Date.parse(now)
      if (Number.isNaN(server)) return
      offsets = [...offsets.slice(1 - RECENT), server - (sentAt + receivedAt) / 2]
      offset = median(offsets)
    },
    forget: () => {
      offsets = []
    },
  }
}
