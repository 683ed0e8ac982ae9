import { isUndecided, statusAt } from '../../../../domain/auction/lifecycle.ts'
import { SYSTEM } from '../../../records/history/audit.ts'
import { forEachIsolated } from '../../../records/loops/forEachIsolated.ts'
import type { AuctionContext } from '../auctionContext.ts'
import { notifyDecisionNeeded } from '../notices.ts'
import { dueAuctions, nextChanges } from './due.sql.ts'
import { noteFailure } from './failedAttempts.ts'
import { nextEndingNotice, notifyEndings } from './notifyEndings.ts'
import { changeStatus, type LockedLot, lockLot, settle } from './settle.ts'

/** Auctions that are looked at in one go. */
const BATCH = 100

/** Lots in a row whose failure can't be noted: after so many the fault is the database's. */
const MOST_UNNOTED = 3

/** When the next status changes, is retried, or an ending must be notified, in milliseconds since 1970; undefined when nothing is due. */
export async function nextDue(context: AuctionContext): Promise<number | undefined> {
  const { lotCooldowns, watchCooldowns } = context
  const known = [...(await nextChanges(context)), lotCooldowns.until(), watchCooldowns.until(), await nextEndingNotice(context)]
  const due = known.filter((time) => time !== undefined)
  return due.length === 0 ? undefined : Math.min(...due)
}

const rests = ({ record: { nextAttempt } }: LockedLot, now: number): boolean => nextAttempt !== null && Date.parse(nextAttempt) > now

/**
 * Brings one auction to the status that the clock demands. The lock and the check of the status are in the transaction: of several
 * processes only one does it (`PRODUCT.md A6`). Answers whether anything changed.
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
 * Records a failure; if even that can't be written, the lot cools down in memory. Throws when that goes on, since then nothing can be
 * written.
 */
function createFailed(context: AuctionContext): (error: unknown, id: string) => Promise<void> {
  let unnoted = 0
  return async (error, id) => {
    context.report(error, 'a lot could not start or end; it will be tried again', { auction: id })
    try {
      await noteFailure(context, id, error)
      unnoted = 0
    } catch (reason) {
      context.lotCooldowns.failed(id)
      unnoted += 1
      if (unnoted >= MOST_UNNOTED) throw reason
    }
  }
}

/**
 * Brings all auctions to the status that the clock demands, each in its own transaction, and notifies watchers of those about to end. A
 * failure is retried later and blocks no other auction (`PRODUCT.md A13`). Answers how many changed here.
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
