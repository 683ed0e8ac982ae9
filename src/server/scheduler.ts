import type { Report } from './records/loops/forEachIsolated.ts'

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE

/** Work that repeats while the server runs. */
export interface ScheduledJob {
  readonly name: string
  /** Milliseconds between the starts of two runs. The first run starts one interval after the server. */
  readonly every: number
  /** Processes may run it at the same time. @param stopping aborts when the server stops, which waits for the run */
  readonly run: (stopping: AbortSignal) => Promise<unknown>
}

export interface Scheduler {
  readonly start: () => void
  /** Resolves when no run is in progress. */
  readonly stop: () => Promise<void>
}

/** Runs each job at its interval. Runs of a job never overlap. A failed run is reported, and the job runs again at its next interval. */
export function createScheduler(jobs: readonly ScheduledJob[], report: Report): Scheduler {
  const running = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  let timers: readonly NodeJS.Timeout[] = []

  async function run({ name, run: work }: ScheduledJob): Promise<void> {
    try {
      await work(stopping.signal)
    } catch (error) {
      report(error, 'a scheduled job failed', { job: name })
    } finally {
      running.delete(name)
    }
  }

  function due(job: ScheduledJob): void {
    if (!running.has(job.name)) running.set(job.name, run(job))
  }

  return {
    start() {
      timers = jobs.map((job) => setInterval(due, job.every, job).unref())
    },
    async stop() {
      for (const timer of timers) clearInterval(timer)
      stopping.abort()
      await Promise.all(running.values())
    },
  }
}
