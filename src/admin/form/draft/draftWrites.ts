import { HttpError } from 'react-admin'
import { type BackoffRange, backoffDelay } from '../../../model/values/backoff.ts'

/** Between attempts that fail, and the number of those after which only the next change, or the end of an outage, tries again: in about five minutes. */
export const PAUSES: BackoffRange = { first: 2_000, longest: 30_000 }
const MOST = 12

/** Whether a change was stored, is tried again, or is no longer. */
export type DraftOutcome = 'done' | 'failing' | 'stopped'

export interface DraftWrite {
  readonly run: () => Promise<unknown>
  /** Whether its form is still open: then it is tried again. */
  readonly isWanted: () => boolean
  readonly report: (outcome: DraftOutcome) => void
}

/** Whether another attempt would fail too. An ended session may be renewed, a busy server or one without an answer recover. */
const isFinal = (error: unknown): boolean =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)

/** Changes of one draft, one after another, so that it is not stored after its removal. Each replaces those before it, also while they are tried again. */
export const createDraftWrites = () => {
  let waiting: DraftWrite | undefined
  let isRunning = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const retry = () => {
    if (waiting?.isWanted() === false) waiting = undefined
    void attempt()
  }

  const fail = (write: DraftWrite, error: unknown) => {
    failures += 1
    if (waiting !== write) return
    const stops = isFinal(error)
    write.report(stops || failures >= MOST ? 'stopped' : 'failing')
    if (stops || !write.isWanted()) {
      waiting = undefined
      return
    }
    addEventListener('online', retry, { once: true })
    if (failures < MOST) timer = setTimeout(retry, backoffDelay(failures, PAUSES))
  }

  const attempt = async (): Promise<void> => {
    const write = waiting
    if (isRunning || !write) return
    clearTimeout(timer)
    isRunning = true
    try {
      await write.run()
      failures = 0
      if (waiting === write) waiting = undefined
      write.report('done')
    } catch (error) {
      fail(write, error)
    }
    isRunning = false
    if (waiting !== write) await attempt()
  }

  return {
    add: (write: DraftWrite): void => {
      waiting = write
      void attempt()
    },
  }
}

const writes = new Map<string, ReturnType<typeof createDraftWrites>>()

/** The changes of a draft, also of a form that was left and is open again. */
export const draftWritesOf = (key: string): ReturnType<typeof createDraftWrites> => {
  const found = writes.get(key) ?? createDraftWrites()
  writes.set(key, found)
  return found
}
