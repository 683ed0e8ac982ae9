import { type RawBuilder, sql } from 'kysely'
import { DECISION_TIME, dueAt } from '../../../../domain/auction/lifecycle.ts'
import { columnsOf, isOneOf, select } from '../../../db/columnsOf.ts'
import type { Transaction } from '../../../db/database.ts'
import type { AuctionContext } from '../auctionContext.ts'
import { isoOf } from '../lots.ts'

const a = columnsOf('auctions')

const isUpcoming = isOneOf(a('status'), 'upcoming')
const isLive = isOneOf(a('status'), 'live')
/** The seller decides. */
const isUndecided = isOneOf(a('status'), 'pendingApproval', 'reserveNotMet')

/** The status is due to change, and no failed attempt delays it. */
const isDue = (now: number): RawBuilder<unknown> => sql`
  ((${isUpcoming} and ${a('startsAt')} <= ${isoOf(now)}) or (${isLive} and ${a('endsAt')} <= ${isoOf(now)})
    or (${isUndecided} and ${a('endsAt')} <= ${isoOf(now - DECISION_TIME)}))
  and (${a('nextAttempt')} is null or ${a('nextAttempt')} <= ${isoOf(now)})`

/** Excludes lots that cool down in this process; `nextAttempt` does the same in the database. */
const isNotCoolingDown = ({ db, lotCooldowns }: AuctionContext) =>
  sql`not (${db.engine.fragments.among('id', a('id'), sql`${db.engine.values.list('id', lotCooldowns.keys())}`)})`

/** Ids of auctions whose status is due to change, the longest waiting first. */
export async function dueAuctions(context: AuctionContext, now: number, limit: number): Promise<string[]> {
  const { rows } = await select(
    { id: a('id') },
    sql`from ${a.table} where ${isDue(now)} and ${isNotCoolingDown(context)} order by ${a('endsAt')}, ${a('id')} limit ${sql.lit(limit)}`,
  ).execute(context.db.read)
  return rows.map(({ id }) => id)
}

/** The earliest time of the lots that do not wait for a retry. */
const earliest = (time: RawBuilder<string>) => sql<string | null>`min(case when ${a('nextAttempt')} is null then ${time} end)`

const CHANGES = {
  status: a('status'),
  starts: earliest(a('startsAt')),
  ends: earliest(a('endsAt')),
  again: sql<string | null>`min(${a('nextAttempt')})`,
}

const momentOf = (time: string | null): number => (time === null ? Number.NaN : Date.parse(time))

/** Times of changes of status and retries, in milliseconds since 1970. */
export async function nextChanges(context: AuctionContext): Promise<number[]> {
  const { rows } = await select(
    CHANGES,
    sql`from ${a.table} where (${isUpcoming} or ${isLive} or ${isUndecided}) and ${isNotCoolingDown(context)} group by ${a('status')}`,
  ).execute(context.db.read)
  const times = rows.flatMap(({ status, starts, ends, again }) => [
    dueAt(status, { startsAt: momentOf(starts), endsAt: momentOf(ends) }) ?? Number.NaN,
    momentOf(again),
  ])
  return times.filter((time) => !Number.isNaN(time))
}

/** Locks a lot if it is due; undefined if another process has recorded the failure or has succeeded meanwhile. */
export async function lockDue({ db }: AuctionContext, trx: Transaction, id: string, now: number) {
  const { rows } = await select(
    { version: a('_version'), attempts: a('attempts') },
    sql`from ${a.table} where ${a('id')} = ${id} and ${isDue(now)}${db.engine.fragments.lock}`,
  ).execute(trx)
  return rows[0]
}
