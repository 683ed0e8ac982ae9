import type { Transaction } from '../../../db/database.ts'
import type { RecordContext } from '../../../records/recordContext.ts'
import { captureHold, placeHold, releaseHold, requireOpenHold } from '../../wallets/holds.ts'
import type { Lot } from '../lots.ts'

/** The hold of a bid in the wallet of the bidder's firm; `amount` in minor units. */
export interface BidHold {
  readonly firm: string
  readonly currency: string
  readonly amount: bigint
  readonly reference: string
}

/** Reference of the holds for an auction's bids. */
export const referenceOf = (auction: string): string => `bid:${auction}`

export const holdOf = ({ id, currency }: Pick<Lot, 'id' | 'currency'>, firm: string, amount: bigint): BidHold => ({
  firm,
  currency,
  amount,
  reference: referenceOf(id),
})

/** Holds of bids in one transaction. */
export interface BidHolds {
  /** Replaces the firm's hold for this auction. Throws `AppError` 409 `insufficientFunds`. */
  readonly place: (hold: BidHold) => Promise<void>
  readonly release: (hold: BidHold) => Promise<void>
  /** Throws `AppError` 409 `holdClosed` before anything is locked or written for a hold that is gone. */
  readonly requireOpen: (hold: BidHold) => Promise<void>
  /** Captures the amount owed, as far as it is held, and releases the rest. */
  readonly capture: (hold: BidHold) => ReturnType<typeof captureHold>
}

export const bidHolds =
  (records: RecordContext) =>
  (trx: Transaction): BidHolds => {
    const context = { ...records, trx }
    return {
      place: (hold) => placeHold(context, { ...hold, reason: 'bid' }),
      release: ({ firm, reference }) => releaseHold(context, { firm, reference }),
      requireOpen: ({ firm, reference }) => requireOpenHold(context, { firm, reference }),
      capture: ({ firm, amount, reference }) => captureHold(context, { firm, owed: amount, reference }),
    }
  }
