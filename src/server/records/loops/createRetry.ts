import { type BackoffRange, backoffDelay } from '../../../model/values/backoff.ts'

const PAUSES: BackoffRange = { first: 500, longest: 60_000 }

export interface Retry {
  /** Runs the work and retries with growing pauses until it succeeds. A call during a run schedules one more run. */
  readonly now: () => void
  readonly stop: () => void
}

/** Work that must eventually succeed, such as re-reading what was missed while a connection was down. */
export function createRetry(work: () => Promise<unknown>, failed: (error: unknown) => void): Retry {
  let timer: NodeJS.Timeout | undefined
  let [running, pending, stopped, failures] = [false, false, false, 0]

  async function run(): Promise<void> {
    running = true
    pending = false
    try {
      await work()
      failures = 0
    } catch (error) {
      failures += 1
      failed(error)
      if (!stopped) timer = setTimeout(now, backoffDelay(failures, PAUSES)).unref()
    }
    running = false
    if (pending) now()
  }

  function now(): void {
    clearTimeout(timer)
    pending = true
    if (!running && !stopped) void run()
  }

  return {
    now,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
