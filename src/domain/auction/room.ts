import type { ValueOf } from '../../model/calls/callContract.ts'
import { count, flag, listOf, moment, object, text, textOrNull } from '../../model/calls/schemaParts.ts'
import type { EntityMap } from '../../model/entityMap.ts'

/**
 * Messages about auctions between server and browser. Amounts are decimal text in the lot's currency (`'505.00'`), times ISO 8601 in UTC
 * with milliseconds, ids text. They contain no other user's maximum, no reserve and no bidder's name (`PRODUCT.md A4`, `A10`).
 */
export const LOT_STATUSES = [
  'upcoming',
  'live',
  'pendingApproval',
  'reserveNotMet',
  'sold',
  'unsold',
] as const satisfies readonly EntityMap['auctions']['status'][]

const REFUSALS = ['ownCar', 'firmSuspended', 'firmPending', 'planSuspended', 'colleagueLeads', 'notLive'] as const

const reserve = { enum: ['none', 'notMet', 'met'] } as const

const CAR = object({
  id: text,
  label: { type: 'string', description: '`1972 Ford Pinto`' },
  image: { type: ['string', 'null'], description: 'Id of an upload' },
  colour: { type: ['string', 'null'], description: 'As its seller calls it' },
  year: { type: 'integer' },
  make: text,
  model: text,
  odometer: { type: ['number', 'null'], description: 'Miles' },
  lotNumber: textOrNull,
  vin: textOrNull,
  location: { type: ['string', 'null'], description: 'Name of the car lot' },
  titleType: textOrNull,
  damages: listOf(text),
})

const OWN = object({
  state: {
    enum: ['none', 'leading', 'outbid', 'won', 'lost'],
    description: '`outbid`: has bid and does not lead; `won` and `lost` once it is decided',
  },
  maximum: { type: ['string', 'null'], description: 'The maximum that one has offered' },
  watching: flag,
  seller: { type: 'boolean', description: 'The car is one’s own' },
  refusal: { enum: [...REFUSALS, null], description: 'Why one may not bid now: a code of a refusal' },
})

const LOT = object({
  id: { type: 'string', description: 'The auction’s id' },
  version: { type: 'integer', description: 'Ascends with every change of the auction' },
  car: CAR,
  status: { enum: LOT_STATUSES },
  saleType: { enum: ['pure', 'minimumBid', 'onApproval'] },
  currency: { type: 'string', description: 'ISO 4217' },
  startsAt: moment,
  endsAt: moment,
  extended: { type: 'boolean', description: 'A late bid has moved the end' },
  startPrice: text,
  price: { type: ['string', 'null'], description: 'Null before the first bid' },
  minimumNextBid: { type: ['string', 'null'], description: 'Null when nobody can bid any more' },
  bidCount: count,
  reserve,
  buyNowPrice: { type: ['string', 'null'], description: 'Null where there is none, and after the first bid' },
  own: OWN,
  hold: { type: ['string', 'null'], description: 'What a bid of the minimum would hold of the wallet' },
})

const PAST_BID = object({
  id: { type: 'string', description: 'The bid’s id' },
  at: moment,
  bidder: { type: 'string', description: 'Masked, the same for the same bidder within one auction' },
  own: flag,
  price: text,
})

const STEP = object({ below: { type: ['string', 'null'], description: 'Null in the last step' }, step: text })

/** Failed attempts at work on a record that is due. */
export const FAILURE = object({
  problem: { type: 'string', description: 'A value of the field `problem`' },
  attempts: { type: 'integer', minimum: 0, description: 'That have failed' },
  nextAttempt: { type: ['string', 'null'], description: 'Null while it is being tried' },
})

const now = { type: 'string', format: 'date-time', description: 'The server’s clock' } as const

export const BOARD = object({ now, lots: listOf(LOT) })

export const ROOM = object(
  {
    now,
    lot: LOT,
    history: { ...listOf(PAST_BID), description: 'The newest first' },
    increments: { ...listOf(STEP), description: 'In force for this lot, ascending' },
    trouble: { ...FAILURE, description: 'Why the lot could not start or end on time, only for who may read it' },
  },
  ['trouble'],
)

export type LotCar = ValueOf<typeof CAR>
export type OwnPart = ValueOf<typeof OWN>
export type Lot = ValueOf<typeof LOT>
export type LotStatus = Lot['status']
export type SaleType = Lot['saleType']
export type ReserveState = Lot['reserve']
/** The viewer's standing in the auction. */
export type OwnState = OwnPart['state']
/** Why the viewer may not bid: a code of `errors.*`. */
export type BidRefusal = (typeof REFUSALS)[number]
/** One entry of the price history. */
export type PastBid = ValueOf<typeof PAST_BID>
/** A row of the increment table (`PRODUCT.md A3`). */
export type IncrementStep = ValueOf<typeof STEP>
export type Board = ValueOf<typeof BOARD>
/** Why a lot could not start or end on time, or a step of a deal failed (`PRODUCT.md A13`). */
export type Failure = ValueOf<typeof FAILURE>
export type Room = ValueOf<typeof ROOM>

/** `event: lot`: the changing parts of a lot, sent after the commit to all users who may see it. */
export interface LotEvent {
  readonly auction: string
  /** Increases with every change of the auction; clients skip older events. */
  readonly version: number
  readonly status: LotStatus
  readonly price: string | null
  readonly minimumNextBid: string | null
  readonly bidCount: number
  readonly endsAt: string
  readonly extended: boolean
  readonly reserve: ReserveState
  readonly buyNowPrice: string | null
  /** Only in events for the user concerned. */
  readonly own?: { readonly state: OwnState; readonly maximum: string | null }
  readonly now: string
}
