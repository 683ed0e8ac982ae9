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

/** Milliseconds after which a statement of unknown speed leaves its place to others, if there is one for it among the slow ones. */
const PROBATION = 500

/** A statement was cancelled at its deadline. */
export class DeadlineExceeded extends Error {}

/** Number of statements that a queue runs at the same time: those known to be slow, and as many of unknown speed. */
export const READERS = 2 * MAX_CONCURRENT

/** Runs slow statements on at most half of the processors; users take turns. Statements of unknown speed, most of which are quick, do not wait for these. */
export interface ReaderQueue {
  /**
   * Throws `AppError` 503 `busy`, 422 `tooSlow`, or the reason of the requester's signal. `work` throws `DeadlineExceeded`.
   * @param isSlow whether the last run of the statement was slow; asked again when it has run
   */
  readonly run: <T>(requester: Requester, isSlow: () => boolean, work: (signal: AbortSignal) => Promise<T>) => Promise<T>
}

type Turn = <T>(user: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>

/** Turns of statements of unknown speed: one that runs long moves to a free place of `slow`. */
function onProbation(slow: FairQueue): Turn {
  const queue = new FairQueue({ atOnce: MAX_CONCURRENT, ...WAITING })
  return (user, signal, work) =>
    queue.run(user, signal, async (leave) => {
      let end: (() => void) | undefined
      const timer = setInterval(() => {
        end = slow.enter()
        if (!end) return
        clearInterval(timer)
        leave()
      }, PROBATION)
      try {
        return await work()
      } finally {
        clearInterval(timer)
        end?.()
      }
    })
}

export function createReaderQueue({ deadline, patience, all = false }: ReaderLimits): ReaderQueue {
  const queue = new FairQueue({ atOnce: MAX_CONCURRENT, ...WAITING })
  const slowly: Turn = (...turn) => queue.run(...turn)
  const unknown = onProbation(queue)
  return {
    async run(requester, isSlow, work) {
      const counts = () => all || isSlow()
      const turn = counts() ? slowly : unknown
      const signal = requester.signal()
      const waiting = new AbortController()
      const timer = setTimeout(() => waiting.abort(new QueueFull()), patience)
      try {
        return await turn(requester.user(), AbortSignal.any([signal, waiting.signal]), () => {
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
        if (counts()) requester.slow?.()
      }
    },
  }
}
