import { isUndecided, statusAt } from '../../../../domain/auction/lifecycle.ts'
import { SYSTEM } from '../../../records/history/audit.ts'
import { forEachIsolated } from '../../../records/loops/forEachIsolated.ts'
import type { AuctionContext } from '../auctionContext.ts'
import { notifyDecisionNeeded } from '../notices.ts'
import { dueAuctions, nextChanges } from './due.sql.ts'
import { recordLotFailure } from './failedAttempts.sql.ts'
import { nextEndingNotice, notifyEndings } from './notifyEndings.ts'
import { changeStatus, type LockedLot, lockLot, settle } from './settle.ts'

/** Auctions per batch. */
const BATCH = 100

/** After this many consecutive lots whose failure can't be recorded, the database counts as failing. */
const MAX_UNRECORDED = 3

/** Time of the next change of status, retry or notification of an ending, in milliseconds since 1970; undefined if nothing is due. */
export async function nextDue(context: AuctionContext): Promise<number | undefined> {
  const { lotCooldowns, watchCooldowns } = context
  const known = [...(await nextChanges(context)), lotCooldowns.until(), watchCooldowns.until(), await nextEndingNotice(context)]
  const due = known.filter((time) => time !== undefined)
  return due.length === 0 ? undefined : Math.min(...due)
}

const rests = ({ record: { nextAttempt } }: LockedLot, now: number): boolean => nextAttempt !== null && Date.parse(nextAttempt) > now

/**
 * Updates the status of one auction to the current time and returns whether it changed. Lock and check are in the transaction, so only one of
 * several processes changes it (`PRODUCT.md A6`).
 */
function advanceAuction(context: AuctionContext, id: string): Promise<boolean> {
  return context.db.write(async (trx) => {
    const locked = await lockLot(context, trx, id)
    const now = context.clock().getTime()
    if (!locked || rests(locked, now)) return false
    const { lot } = locked
    const status = statusAt(lot.status, lot.times, lot.outcome, now)
    if (status === lot.status) return false
    const step = { subject: SYSTEM, action: status === 'live' ? 'start' : 'end', status }
    if (status === 'sold' || status === 'unsold') await settle(context, trx, locked, { ...step, status })
    else {
      const record = await changeStatus(context, trx, locked, step)
      if (isUndecided(status)) await notifyDecisionNeeded({ trx, records: context }, record, locked.seller)
    }
    return true
  })
}

/**
 * Records a failure. If that can't be written, the lot cools down in memory. Throws when this repeats, because then nothing can be
 * written.
 */
function createFailed(context: AuctionContext): (error: unknown, id: string) => Promise<void> {
  let unrecorded = 0
  return async (error, id) => {
    context.report(error, 'a lot could not start or end; it will be tried again', { auction: id })
    try {
      await recordLotFailure(context, id, error)
      unrecorded = 0
    } catch (reason) {
      context.lotCooldowns.failed(id)
      unrecorded += 1
      if (unrecorded >= MAX_UNRECORDED) throw reason
    }
  }
}

/**
 * Updates the status of all auctions to the current time, each in its own transaction, and notifies watchers of those about to end. A
 * failure is retried later and blocks no other auction (`PRODUCT.md A13`). Returns the number of changes.
 */
export async function advanceAuctions(context: AuctionContext): Promise<number> {
  const failed = createFailed(context)
  const tried = new Set<string>()
  let changed = 0
  const advance = async (id: string) => {
    if (await advanceAuction(context, id)) changed += 1
    context.lotCooldowns.done(id)
  }
  for (;;) {
    const due = await dueAuctions(context, context.clock().getTime(), BATCH)
    const ids = due.filter((id) => !tried.has(id))
    await forEachIsolated(ids, advance, failed)
    for (const id of ids) tried.add(id)
    if (due.length < BATCH || ids.length === 0) break
  }
  await notifyEndings(context)
  return changed
}
