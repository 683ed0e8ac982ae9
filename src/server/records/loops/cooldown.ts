import { type BackoffRange, backoffDelay } from '../../../model/values/backoff.ts'

/** Pauses by key after failures, in memory: for work whose rows have no state column. */
export interface Cooldown {
  readonly failed: (key: string) => void
  readonly done: (key: string) => void
  /** Keys that are still paused. */
  readonly keys: () => string[]
  /** End of the first pause in milliseconds since 1970; undefined if no key is paused. */
  readonly until: () => number | undefined
}

/** Maximum number of paused keys. The oldest are dropped first, and so retried at once. */
const MAX = 10_000

export function createCooldown(clock: () => Date, range: BackoffRange): Cooldown {
  const pauses = new Map<string, { readonly attempts: number; readonly until: number }>()
  const cooling = () => [...pauses].filter(([, { until }]) => until > clock().getTime())
  return {
    failed(key) {
      const attempts = (pauses.get(key)?.attempts ?? 0) + 1
      pauses.delete(key)
      pauses.set(key, { attempts, until: clock().getTime() + backoffDelay(attempts, range) })
      const [oldest] = pauses.keys()
      if (pauses.size > MAX && oldest !== undefined) pauses.delete(oldest)
    },
    done: (key) => void pauses.delete(key),
    keys: () => cooling().map(([key]) => key),
    until() {
      const times = cooling().map(([, { until }]) => until)
      return times.length === 0 ? undefined : Math.min(...times)
    },
  }
}
