import { sql } from 'kysely'
import type { PastBid } from '../../../../domain/auction/room.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { prepareList } from '../../../db/prepared.ts'
import { moneyOf } from '../amounts.ts'

/** Bids of a history, the newest ones. */
const HISTORY = 50

/** A bid that counts, as others may know of it. */
interface PublicBid {
  readonly id: string
  readonly at: string
  readonly bidder: string
  readonly amount: bigint
  /** Leader and price since. */
  readonly leader: string
  readonly price: bigint
}

/** How somebody is called within one auction: see `maskedBidder`. */
export type Mask = (auction: string, bidder: string) => string

function createReader(db: Database): (queries: Queries, auction: string) => Promise<PublicBid[]> {
  const { selected, reader } = db.engine.values
  const scaled = (name: string) => selected('scaled', sql.ref(`b.${name}`))
  const time = reader('timestamp')
  const statement = prepareList(
    db,
    (next) => sql`
      select b.id, b.at, b.bidder, ${scaled('amount')}, ${sql.ref('b.leaderAfter')}, ${scaled('priceAfter')} from bids as b
      where b.auction = ${next()} and b.status <> 'retracted' order by b.number desc limit ${sql.lit(HISTORY + 1)}`,
  )
  return async (queries, auction) => {
    const rows = await statement.rows(queries, [auction])
    return rows.map(([id, at, bidder, amount, leader, price]) => ({
      id: String(id),
      at: String(time(at)),
      bidder: String(bidder),
      amount: BigInt(String(amount)),
      leader: String(leader ?? bidder),
      price: BigInt(String(price ?? amount)),
    }))
  }
}

/** What a leader raised without a new price is nobody else's business. */
const isSeen = (bid: PublicBid, before: PublicBid | undefined) => before === undefined || before.price !== bid.price

/** Prices of the past, the newest first. Whom the leader's maximum beat is followed by the leader at the new price (`PRODUCT.md A10`). */
export function createHistory(db: Database, mask: Mask): (queries: Queries, auction: string, user: string) => Promise<PastBid[]> {
  const read = createReader(db)
  return async (queries, auction, user) => {
    const bids = await read(queries, auction)
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
}
