import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Transaction } from '../../db/database.ts'
import { entityOf } from '../following.ts'
import type { RecordContext } from '../recordContext.ts'
import { createFacts } from './facts.ts'
import { type BidHolds, bidHolds } from './holds.ts'
import { createIncrements, type ReadIncrements } from './increments.ts'

/** What the services of auctions work with, beyond that of all records. */
export interface AuctionContext extends RecordContext {
  readonly auctions: ResolvedEntity
  readonly bids: ResolvedEntity
  readonly facts: ReturnType<typeof createFacts>
  readonly increments: ReadIncrements
  readonly holds: (trx: Transaction) => BidHolds
}

export const createAuctionContext = (records: RecordContext): AuctionContext => ({
  ...records,
  auctions: entityOf(records, 'auctions'),
  bids: entityOf(records, 'bids'),
  facts: createFacts(records.db),
  increments: createIncrements(records),
  holds: bidHolds(records),
})
