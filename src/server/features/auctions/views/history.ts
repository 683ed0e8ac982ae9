import type { PastBid } from '../../../../domain/auction/room.ts'
import type { Queries } from '../../../db/database.ts'
import { moneyOf } from '../amounts.ts'
import type { AuctionContext } from '../auctionContext.ts'
import { newestBids, type PublicBid } from './history.sql.ts'

/** Bids of a history, the newest ones. */
const HISTORY = 50

/** A leader's raise that does not change the price stays private. */
const isSeen = (bid: PublicBid, before: PublicBid | undefined) => before === undefined || before.price !== bid.price

/** Past prices, the newest first. A bidder beaten by the leader's maximum is followed by the leader at the new price (`PRODUCT.md A10`). */
export async function readHistory({ db, mask }: AuctionContext, queries: Queries, auction: string, user: string): Promise<PastBid[]> {
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
