import { AppError } from '../../../model/errors.ts'
import { FairQueue, QueueFull } from '../sandbox/fairQueue.ts'
import { MAX_CONCURRENT } from '../sandbox/maxConcurrent.ts'
import type { Requester } from './requester.ts'

/** Limits of slow statements in milliseconds. */
export interface ReaderLimits {
  /** For one statement. */
  readonly deadline: number
  /** For its wait in the queue. */
  readonly patience: number
  /** Every statement counts as slow; for tests. */
  readonly all?: boolean
}

export const READER_LIMITS: ReaderLimits = { deadline: 15_000, patience: 30_000 }

/** Maximum number of waiting statements, of one user and in total; a dashboard sends a dozen at once. */
const WAITING = { perUser: 50, all: 500 }

/** A statement was cancelled at its deadline. */
export class DeadlineExceeded extends Error {}

/** Runs slow statements on at most half of the processors; users take turns. */
export interface ReaderQueue {
  /** Throws `AppError` 503 `busy`, 422 `tooSlow`, or the reason of the requester's signal. `work` throws `DeadlineExceeded`. */
  readonly run: <T>(requester: Requester, work: (signal: AbortSignal) => Promise<T>) => Promise<T>
}

export function createReaderQueue({ deadline, patience }: ReaderLimits): ReaderQueue {
  const queue = new FairQueue({ atOnce: MAX_CONCURRENT, ...WAITING })
  return {
    async run(requester, work) {
      requester.slow?.()
      const signal = requester.signal()
      const waiting = new AbortController()
      const timer = setTimeout(() => waiting.abort(new QueueFull()), patience)
      try {
        return await queue.run(requester.user(), AbortSignal.any([signal, waiting.signal]), () => {
          clearTimeout(timer)
          return work(signal)
        })
      } catch (error) {
        if (signal.aborted) throw signal.reason
        if (error instanceof QueueFull) throw new AppError(503, 'busy')
        if (error instanceof DeadlineExceeded) throw new AppError(422, 'tooSlow', { params: { seconds: deadline / 1000 } })
        throw error
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
