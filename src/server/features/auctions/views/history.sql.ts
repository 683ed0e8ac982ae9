import { sql } from 'kysely'
import { columnsOf, exact, isNot, select } from '../../../db/columnsOf.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { prepareOnce, type SlotOf } from '../../../db/prepared.ts'

/** The public part of a bid that counts. */
export interface PublicBid {
  readonly id: string
  readonly at: string
  readonly bidder: string
  readonly amount: bigint
  /** Leader and price since. */
  readonly leader: string
  readonly price: bigint
}

const b = columnsOf('bids', 'b')

const COLUMNS = {
  id: b('id'),
  at: b('at'),
  bidder: b('bidder'),
  amount: exact(b('amount')),
  leader: b('leaderAfter'),
  price: exact(b('priceAfter')),
}

const newest = prepareOnce((_db, slot: SlotOf<{ auction: string; limit: number }>) =>
  select(
    COLUMNS,
    sql`from ${b.table} where ${b('auction')} = ${slot('auction')} and ${isNot(b('status'), 'retracted')}
      order by ${b('number')} desc limit ${slot('limit')}`,
  ),
)

/** The newest bids of an auction, the newest first. */
export async function newestBids(db: Database, queries: Queries, auction: string, limit: number): Promise<PublicBid[]> {
  return (await newest(db, queries, { auction, limit })).map(({ amount, leader, price, ...bid }) => ({
    ...bid,
    amount: BigInt(amount),
    leader: leader ?? bid.bidder,
    price: BigInt(price ?? amount),
  }))
}
