import { sql } from 'kysely'
import { DECISION_TIME, dueAt, isUndecided, statusAt } from '../../../domain/auction/lifecycle.ts'
import { SYSTEM } from '../audit.ts'
import type { AuctionContext } from './auctionContext.ts'
import { isoOf } from './lots.ts'
import { tellDecisionNeeded } from './notices.ts'
import { changeStatus, lockLot, settle } from './settle.ts'
import { nextEnding, tellEndings } from './tellEndings.ts'

/** Auctions that are looked at in one go. */
const BATCH = 100

const [startsAt, endsAt] = [sql.ref('startsAt'), sql.ref('endsAt')]
const UNDECIDED = sql`('pendingApproval', 'reserveNotMet')`

/** Ids of auctions whose status should have changed by now, those first that have waited longest. */
async function dueAuctions({ db }: AuctionContext, now: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from auctions
    where (status = 'upcoming' and ${startsAt} <= ${isoOf(now)}) or (status = 'live' and ${endsAt} <= ${isoOf(now)})
      or (status in ${UNDECIDED} and ${endsAt} <= ${isoOf(now - DECISION_TIME)})
    order by ${endsAt}, id limit ${sql.lit(BATCH)}`.execute(db.read)
  return rows.map(({ id }) => id)
}

/** When the next status changes by itself, or somebody is to be told of an end, in milliseconds since 1970; undefined when none will. */
export async function nextDue(context: AuctionContext): Promise<number | undefined> {
  const { db } = context
  const { rows } = await sql<{ status: string; starts: string | null; ends: string | null }>`
    select status, min(${startsAt}) as starts, min(${endsAt}) as ends from auctions
    where status = 'upcoming' or status = 'live' or status in ${UNDECIDED} group by status`.execute(db.read)
  const read = db.engine.values.reader('timestamp')
  const moment = (value: string | null) => (value === null ? Number.NaN : Date.parse(String(read(value))))
  const times = rows.map(({ status, starts, ends }) => dueAt(status as 'live', { startsAt: moment(starts), endsAt: moment(ends) }))
  const known = [...times, await nextEnding(context)].filter((time) => time !== undefined && !Number.isNaN(time))
  return known.length === 0 ? undefined : Math.min(...(known as number[]))
}

/**
 * Brings one auction to the status that it has by the clock. The lock and the look at the status are in the transaction: of several processes that
 * come at the same time one does it (`PRODUCT.md A6`). Answers whether anything changed.
 */
export function advanceAuction(context: AuctionContext, id: string): Promise<boolean> {
  return context.db.write(async (trx) => {
    const locked = await lockLot(context, trx, id)
    if (!locked) return false
    const { lot } = locked
    const status = statusAt(lot.status, lot.times, lot.outcome, context.clock().getTime())
    if (status === lot.status) return false
    const step = { subject: SYSTEM, action: status === 'live' ? 'start' : 'end', status }
    if (status === 'sold' || status === 'unsold') await settle(context, trx, locked, { ...step, status })
    else {
      const record = await changeStatus(context, trx, locked, step)
      if (isUndecided(status)) await tellDecisionNeeded({ trx, records: context }, record, locked.seller)
    }
    return true
  })
}

/** Brings all auctions to the statuses that they have by the clock, and tells who watches those that are about to end. Answers how many changed here. */
export async function advanceAuctions(context: AuctionContext): Promise<number> {
  let changed = 0
  for (;;) {
    const ids = await dueAuctions(context, context.clock().getTime())
    let here = 0
    for (const id of ids) if (await advanceAuction(context, id)) here += 1
    changed += here
    if (ids.length < BATCH || here === 0) break
  }
  await tellEndings(context)
  return changed
}
