import { type EntityOf, entityOf } from '../../../model/entityOf.ts'
import type { BackoffRange } from '../../../model/values/backoff.ts'
import type { Transaction } from '../../db/database.ts'
import { type Cooldown, createCooldown } from '../../records/loops/cooldown.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { type BidHolds, bidHolds } from './bidding/holds.ts'
import { createIncrements, type ReadIncrements } from './bidding/increments.ts'
import { createLotCars } from './views/lotCars.ts'
import { createMask, type Mask } from './views/mask.ts'

/** Context of the auction services: that of all records, and the state kept between requests. */
export interface AuctionContext extends RecordContext {
  readonly auctions: EntityOf<'auctions'>
  readonly bids: EntityOf<'bids'>
  readonly increments: ReadIncrements
  readonly holds: (trx: Transaction) => BidHolds
  readonly lotCars: ReturnType<typeof createLotCars>
  readonly mask: Mask
  /** Lots whose failed attempt could not be recorded in the database. */
  readonly lotCooldowns: Cooldown
  /** Watchers whose notification of an ending failed. */
  readonly watchCooldowns: Cooldown
}

/** Pauses between attempts at the same lot, in milliseconds (`PRODUCT.md A13`). */
export const LOT_PAUSES: BackoffRange = { first: 1_000, longest: 60 * 60_000 }

/** @param secret under which bidders are masked */
export const createAuctionContext = (records: RecordContext, secret: string): AuctionContext => ({
  ...records,
  auctions: entityOf(records, 'auctions'),
  bids: entityOf(records, 'bids'),
  increments: createIncrements(records),
  holds: bidHolds(records),
  lotCars: createLotCars(records),
  mask: createMask(secret),
  lotCooldowns: createCooldown(records.clock, LOT_PAUSES),
  watchCooldowns: createCooldown(records.clock, LOT_PAUSES),
})
