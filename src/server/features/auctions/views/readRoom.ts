import type { Board, Failure, LotStatus, PastBid, Room } from '../../../../domain/auction/room.ts'
import type { EntityMap } from '../../../../model/entityMap.ts'
import type { Subject } from '../../../../model/subject.ts'
import type { Queries } from '../../../db/database.ts'
import type { Access } from '../../../records/access/access.ts'
import { notFound } from '../../../records/access/denials.ts'
import { moneyOf, moneyOrNull } from '../amounts.ts'
import type { AuctionContext } from '../auctionContext.ts'
import { newestBids, type PublicBid } from './history.sql.ts'
import { readLots } from './readLots.ts'
import { watchedBy } from './watches.sql.ts'

/** Maximum number of bids in a history. */
const HISTORY = 50

/** A leader's raise that does not change the price stays private. */
const isSeen = (bid: PublicBid, before: PublicBid | undefined) => before === undefined || before.price !== bid.price

/** Past prices, the newest first. A bidder beaten by the leader's maximum is followed by the leader at the new price (`PRODUCT.md A10`). */
async function readHistory({ db, mask }: AuctionContext, queries: Queries, auction: string, user: string): Promise<PastBid[]> {
  const bids = await newestBids(db, queries, auction, HISTORY + 1)
  const entry = (id: string, at: string, who: string, price: bigint): PastBid => ({
    id,
    at,
    bidder: mask(auction, who),
    own: who === user,
    price: moneyOf(price),
  })
  return bids
    .filter((bid, index) => index < HISTORY && isSeen(bid, bids[index + 1]))
    .flatMap(({ id, at, bidder, amount, leader, price }) => {
      const own = entry(id, at, bidder, amount)
      return leader === bidder ? [own] : [entry(`${id}-answer`, at, leader, price), own]
    })
}

/** Maximum number of lots on a board. */
const MAX_LOTS = 500

/** The room of an auction for one user. Throws `AppError` 404; the caller has checked that the user may see auctions. */
export async function roomOf(context: AuctionContext, queries: Queries, user: string, id: string): Promise<Room> {
  const { repository, clock } = context
  const records = await repository.of('auctions').getMany(queries, [id])
  const [lot] = await readLots(context, queries, user, records)
  if (!lot) throw notFound()
  const history = await readHistory(context, queries, id, user)
  const increments = lot.lot.terms.increments.map(({ below, step }) => ({ below: moneyOrNull(below), step: moneyOf(step) }))
  return { now: clock().toISOString(), lot: lot.shown, history, increments }
}

/** Reason why a lot can't start or end, for subjects who may read it. */
async function failureOf({ db, repository }: AuctionContext, { hidden }: Access, id: string): Promise<Failure | undefined> {
  if (hidden.has('problem' satisfies keyof EntityMap['auctions'])) return undefined
  const { problem = null, attempts, nextAttempt = null } = (await repository.of('auctions').get(db.read, id)) ?? {}
  return problem === null ? undefined : { problem, attempts: attempts ?? 0, nextAttempt }
}

/** `GET /api/auctions/:id/room`. Throws `AppError` 404. */
export async function readRoom(context: AuctionContext, subject: Subject, id: string): Promise<Room> {
  const access = context.access(context.auctions, subject)
  const room = await roomOf(context, context.db.read, subject.id, id)
  const trouble = await failureOf(context, access, id)
  return trouble ? { ...room, trouble } : room
}

export interface BoardQuery {
  readonly statuses: readonly LotStatus[]
  /** Only lots on the caller's watch list. */
  readonly watching: boolean
}

/** `GET /api/auctions/board`: lots in the order of their ends. */
export async function readBoard(context: AuctionContext, subject: Subject, { statuses, watching }: BoardQuery): Promise<Board> {
  const { repository, db, clock } = context
  const watched = watching ? await watchedBy(db.read, subject.id) : undefined
  const where = watched ? { status: statuses, id: watched } : { status: statuses }
  const rows = await repository.of('auctions').find(db.read, where, { sort: { field: 'endsAt', order: 'ASC' }, limit: MAX_LOTS })
  const lots = await readLots(context, db.read, subject.id, rows)
  return { now: clock().toISOString(), lots: lots.map(({ shown }) => shown) }
}
