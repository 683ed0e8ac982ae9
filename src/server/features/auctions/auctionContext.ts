import { entityOf } from '../../../model/entityOf.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Transaction } from '../../db/database.ts'
import { createResting, type PauseRange, type Resting } from '../../records/loops/pauses.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { createFacts } from './bidding/facts.ts'
import { type BidHolds, bidHolds } from './bidding/holds.ts'
import { createIncrements, type ReadIncrements } from './bidding/increments.ts'
import { createToldOutbid } from './notices.ts'
import { createHistory } from './views/history.ts'
import { createMask } from './views/mask.ts'
import { createLotCars, createStandings } from './views/views.ts'
import { createWatched } from './views/watches.ts'

/** What the services of auctions work with, beyond that of all records: statements compiled once, and what is remembered between requests. */
export interface AuctionContext extends RecordContext {
  readonly auctions: ResolvedEntity
  readonly bids: ResolvedEntity
  readonly facts: ReturnType<typeof createFacts>
  readonly increments: ReadIncrements
  readonly holds: (trx: Transaction) => BidHolds
  readonly standings: ReturnType<typeof createStandings>
  readonly lotCars: ReturnType<typeof createLotCars>
  readonly history: ReturnType<typeof createHistory>
  readonly toldOutbid: ReturnType<typeof createToldOutbid>
  readonly watched: ReturnType<typeof createWatched>
  /** Lots whose failed attempt could not even be noted in the database. */
  readonly restingLots: Resting
  /** Watchers who could not be told of an ending. */
  readonly restingWatches: Resting
}

/** Pauses between attempts at the same lot, in milliseconds (`PRODUCT.md A13`). */
export const LOT_PAUSES: PauseRange = { first: 1_000, longest: 60 * 60_000 }

/** @param secret under which bidders are masked */
export const createAuctionContext = (records: RecordContext, secret: string): AuctionContext => ({
  ...records,
  auctions: entityOf(records, 'auctions'),
  bids: entityOf(records, 'bids'),
  facts: createFacts(records.db),
  increments: createIncrements(records),
  holds: bidHolds(records),
  standings: createStandings(records),
  lotCars: createLotCars(records),
  history: createHistory(records.db, createMask(secret)),
  toldOutbid: createToldOutbid(records.db),
  watched: createWatched(records.db),
  restingLots: createResting(records.clock, LOT_PAUSES),
  restingWatches: createResting(records.clock, LOT_PAUSES),
})
