import { type BackoffRange, backoffDelay } from '../../../../model/values/backoff.ts'
import type { AuctionContext } from '../auctionContext.ts'
import { advanceAuctions, nextDue } from './advance.ts'

/** Maximum sleep in milliseconds: the system clock may change, and an event of another process may get lost. */
const MAX_SLEEP = 10 * 60_000

/** Pauses after failed rounds, so that an unavailable database is not queried all the time. */
const PAUSES: BackoffRange = { first: 1_000, longest: 30_000 }

export interface LotClock {
  /** Catches up with missed changes and sleeps until something is due. */
  readonly start: () => Promise<void>
  /** Runs soon: for changes without an event of an auction. */
  readonly recheck: () => void
  /** Resolves when no run is in progress. */
  readonly stop: () => Promise<void>
}

/** One timer: setting it replaces the last setting, and it rings after `MAX_SLEEP` at the latest. */
function createAlarm(ring: () => void) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  return {
    set(milliseconds: number): void {
      clearTimeout(timer)
      if (!stopped) timer = setTimeout(ring, Math.max(0, Math.min(milliseconds, MAX_SLEEP))).unref()
    },
    stop(): void {
      stopped = true
      clearTimeout(timer)
    },
    stopped: () => stopped,
  }
}

/**
 * Changes the statuses of auctions on time (`PRODUCT.md A6`): sleeps until the next one is due, woken by auctions that are created or
 * changed, here or in another process. Several processes may each have one.
 */
export function createLotClock(context: AuctionContext, failed: (error: unknown) => void): LotClock {
  const alarm = createAlarm(wake)
  /** An auction has changed since the work began. */
  let stale = false
  /** Number of consecutive failed rounds. */
  let failures = 0
  let working: Promise<void> = Promise.resolve()
  let unsubscribe = () => {}

  async function work(): Promise<void> {
    try {
      stale = false
      await advanceAuctions(context)
      const due = await nextDue(context)
      failures = 0
      alarm.set(stale ? 0 : due === undefined ? MAX_SLEEP : due - context.clock().getTime())
    } catch (error) {
      failed(error)
      failures += 1
      alarm.set(backoffDelay(failures, PAUSES))
    }
  }

  /** Starts a run after the current one: runs never overlap, and the next one sees changes made meanwhile. */
  function wake(): void {
    if (!alarm.stopped()) working = working.then(work)
  }

  function recheck(): void {
    stale = true
    alarm.set(0)
  }

  return {
    recheck,
    async start() {
      unsubscribe = context.events.subscribe((event) => {
        if ('missed' in event || ('record' in event && event.record.entity === 'auctions')) recheck()
      })
      wake()
      await working
    },
    async stop() {
      alarm.stop()
      unsubscribe()
      await working
    },
  }
}
