import type { EntityMap } from '../../model/entityMap.ts'

/**
 * What server and browser tell each other of auctions. Amounts are decimal text in the lot's currency (`'505.00'`), times ISO 8601 in UTC with
 * milliseconds, ids text. Nobody's maximum but one's own is in any of it, nor the reserve, nor a bidder's name (`PRODUCT.md A4`, `A10`).
 */

export type LotStatus = EntityMap['auctions']['status']
export type SaleType = EntityMap['auctions']['saleType']
export type ReserveState = 'none' | 'notMet' | 'met'

/** Where whoever looks stands in the auction. `outbid`: has bid and does not lead; `won` and `lost` once it is decided. */
export type OwnState = 'none' | 'leading' | 'outbid' | 'won' | 'lost'

/** Why whoever looks may not bid now: a code of `errors.*`. */
export type BidRefusal = 'ownCar' | 'firmSuspended' | 'firmPending' | 'planSuspended' | 'colleagueLeads' | 'notLive'

export interface LotCar {
  readonly id: string
  /** `1972 Ford Pinto` */
  readonly label: string
  /** Id of an upload. */
  readonly image: string | null
  /** As its seller calls it. */
  readonly colour: string | null
  readonly year: number
  readonly make: string
  readonly model: string
  /** Miles. */
  readonly odometer: number | null
  readonly lotNumber: string | null
  readonly vin: string | null
  /** Name of the car lot. */
  readonly location: string | null
  readonly titleType: string | null
  readonly damages: readonly string[]
}

export interface OwnPart {
  readonly state: OwnState
  /** The maximum that one has offered. */
  readonly maximum: string | null
  readonly watching: boolean
  /** The car is one's own. */
  readonly seller: boolean
  readonly refusal: BidRefusal | null
}

export interface Lot {
  /** The auction's id. */
  readonly id: string
  /** As in `LotEvent`. */
  readonly version: number
  readonly car: LotCar
  readonly status: LotStatus
  readonly saleType: SaleType
  /** ISO 4217. */
  readonly currency: string
  readonly startsAt: string
  readonly endsAt: string
  /** A late bid has moved the end (`PRODUCT.md A5`). */
  readonly extended: boolean
  readonly startPrice: string
  /** Null before the first bid. */
  readonly price: string | null
  /** Null when nobody can bid any more. */
  readonly minimumNextBid: string | null
  readonly bidCount: number
  readonly reserve: ReserveState
  /** Null where there is none, and after the first bid (`PRODUCT.md A7`). */
  readonly buyNowPrice: string | null
  readonly own: OwnPart
  /** What a bid of the minimum would hold of the wallet (`PRODUCT.md A9`). */
  readonly hold: string | null
}

/** One price of the past, the newest first in a history. */
export interface PastBid {
  /** The bid's id. */
  readonly id: string
  readonly at: string
  /** Masked, the same for the same bidder within one auction. */
  readonly bidder: string
  readonly own: boolean
  readonly price: string
}

/** A row of the increment table (`PRODUCT.md A3`), ascending; `below` is null in the last one. */
export interface IncrementStep {
  readonly below: string | null
  readonly step: string
}

/** `GET /api/auctions/board` */
export interface Board {
  /** The server's clock. */
  readonly now: string
  readonly lots: readonly Lot[]
}

/** Why a lot could not start or end on time (`PRODUCT.md A13`). */
export interface LotTrouble {
  readonly problem: NonNullable<EntityMap['auctions']['problem']>
  /** Attempts that have failed. */
  readonly attempts: number
  /** Null while it is being tried. */
  readonly nextAttempt: string | null
}

/** `GET /api/auctions/:id/room`; also `room` in the answer to a bid. */
export interface Room {
  readonly now: string
  readonly lot: Lot
  readonly history: readonly PastBid[]
  /** In force for this lot. */
  readonly increments: readonly IncrementStep[]
  /** Only for who may read it, and only where there is one. */
  readonly trouble?: LotTrouble
}

/** `event: lot`: the parts of a lot that change, told to all who may see it, after the commit. */
export interface LotEvent {
  readonly auction: string
  /** Ascends with every change of the auction: what is older than what one has is skipped. */
  readonly version: number
  readonly status: LotStatus
  readonly price: string | null
  readonly minimumNextBid: string | null
  readonly bidCount: number
  readonly endsAt: string
  readonly extended: boolean
  readonly reserve: ReserveState
  readonly buyNowPrice: string | null
  /** Only to the user whose state it is. */
  readonly own?: { readonly state: OwnState; readonly maximum: string | null }
  readonly now: string
}
