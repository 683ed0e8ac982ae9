import type { Report } from './records/loops/forEachIsolated.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

/** Work that is done again and again while the server runs. */
export interface ScheduledJob {
  readonly name: string
  /** Milliseconds from one run to the next. The first run comes one interval after the start. */
  readonly every: number
  /** Processes may run it at the same time. */
  readonly run: () => Promise<unknown>
}

export interface Scheduler {
  readonly start: () => void
  /** Resolves when no run is in progress. */
  readonly stop: () => Promise<void>
}

/** Runs each job at its interval. A run that takes longer than the interval is not overtaken by the next; one that fails is reported and tried again in time. */
export function createScheduler(jobs: readonly ScheduledJob[], report: Report): Scheduler {
  const running = new Map<string, Promise<void>>()
  let timers: readonly NodeJS.Timeout[] = []

  async function run({ name, run: work }: ScheduledJob): Promise<void> {
    try {
      await work()
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
      await Promise.all(running.values())
    },
  }
}
