/** Number of answers that are used: enough that a slow one does not decide, few enough that a changed clock is soon forgotten. */
const RECENT = 9

export interface ServerClock {
  /** The server's time, in milliseconds since 1970. */
  readonly now: () => number
  /** Takes an answer's `now` (ISO 8601) and when, by the local clock, the question went out and the answer came in. */
  readonly observe: (now: string, sentAt: number, receivedAt: number) => void
  /** After a break, in which the machine may have slept or its clock been set. */
  readonly forget: () => void
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/**
 * The server's clock, estimated from its answers: an answer counts as written halfway between request and arrival, and the median of recent
 * ones is used. Before the first answer, and until the first after `forget`, the last known difference is used (initially none).
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
