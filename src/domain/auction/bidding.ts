import { type Increments, incrementAt } from './increments.ts'

/** Milliseconds before the end in which a bid extends it; the new end is this long after the bid. */
const SOFT_CLOSE = 120_000

/** Maximum extension in milliseconds by all late bids together. */
const MAX_EXTENSION = 60 * 60_000

/** The end after a bid that changed the price (`PRODUCT.md A5`): at least 120 s later, at most 60 minutes after the planned end. */
const extendedEnd = (endsAt: number, plannedEnd: number, at: number): number =>
  Math.max(endsAt, Math.min(at + SOFT_CLOSE, plannedEnd + MAX_EXTENSION))

/** Terms of an auction. Amounts in minor units, times in milliseconds since 1970. */
export interface LotTerms {
  readonly startPrice: bigint
  readonly reserve: bigint | null
  readonly increments: Increments
  /** The end as planned, before late bids extended it. */
  readonly plannedEnd: number
}

/** Current state of bidding. Price, leader and maximum are null until the first bid. */
export interface LotState {
  readonly price: bigint | null
  readonly leader: string | null
  readonly leaderMaximum: bigint | null
  /** Number of publicly visible bids; a leader who raises the own maximum adds none. */
  readonly bidCount: number
  readonly endsAt: number
}

export interface Bid {
  readonly bidder: string
  readonly maximum: bigint
  readonly at: number
}

/** `led`: the bidder took the lead; `outbid`: the leader's maximum was as high or higher; `raised`: the leader raised the own maximum, which others don't see. */
export type BidOutcome = 'led' | 'outbid' | 'raised'

/** Amounts in minor units. */
type BidRefused = { readonly code: 'bidTooLow'; readonly minimum: bigint } | { readonly code: 'maximumLowered'; readonly maximum: bigint }

export type BidDecision =
  | {
      readonly outcome: BidOutcome
      readonly next: LotState
      /** Public price of the bid: the minimum at that time if another leads, else the resulting price. */
      readonly shown: bigint
    }
  | { readonly refused: BidRefused }

/** Minimum bid of a user who does not lead (`PRODUCT.md A3`). */
export const minimumNextBid = (
  { startPrice, increments }: Pick<LotTerms, 'startPrice' | 'increments'>,
  { price }: Pick<LotState, 'price'>,
): bigint => (price === null ? startPrice : price + incrementAt(increments, price))

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/** A maximum that reaches the reserve raises the price to it (`PRODUCT.md A4`). */
const withReserve = ({ reserve }: LotTerms, price: bigint, maximum: bigint): bigint =>
  reserve !== null && maximum >= reserve && price < reserve ? reserve : price

const stepAbove = ({ increments }: LotTerms, amount: bigint): bigint => amount + incrementAt(increments, amount)

/** The state with a new price; the end moves only when the price does (`PRODUCT.md A5`). */
function priced(terms: LotTerms, state: LotState, price: bigint, at: number): LotState {
  if (price === state.price) return state
  return { ...state, price, endsAt: extendedEnd(state.endsAt, terms.plannedEnd, at) }
}

function raise(terms: LotTerms, state: LotState, current: bigint, { maximum, at }: Bid): BidDecision {
  if (maximum <= current) return { refused: { code: 'maximumLowered', maximum: current } }
  const price = withReserve(terms, state.price ?? terms.startPrice, maximum)
  return { outcome: 'raised', next: { ...priced(terms, state, price, at), leaderMaximum: maximum }, shown: price }
}

function lead(terms: LotTerms, state: LotState, { bidder, maximum, at }: Bid): BidDecision {
  const { leaderMaximum } = state
  const reached = leaderMaximum === null ? terms.startPrice : least(maximum, stepAbove(terms, leaderMaximum))
  const price = withReserve(terms, reached, maximum)
  const next = { ...priced(terms, state, price, at), leader: bidder, leaderMaximum: maximum, bidCount: state.bidCount + 1 }
  return { outcome: 'led', next, shown: price }
}

function outbid(terms: LotTerms, state: LotState, current: bigint, { maximum, at }: Bid): BidDecision {
  const price = least(current, stepAbove(terms, maximum))
  const next = { ...priced(terms, state, price, at), bidCount: state.bidCount + 1 }
  return { outcome: 'outbid', next, shown: minimumNextBid(terms, state) }
}

/**
 * Places a proxy bid on an open lot (`PRODUCT.md A2` to `A5`): returns the new state, or the refusal. The caller has checked that the lot is
 * open and that the bidder may bid (`lifecycle.ts`, `eligibility.ts`).
 */
export function placeBid(terms: LotTerms, state: LotState, bid: Bid): BidDecision {
  const { leader, leaderMaximum } = state
  if (leader === bid.bidder && leaderMaximum !== null) return raise(terms, state, leaderMaximum, bid)
  const minimum = minimumNextBid(terms, state)
  if (bid.maximum < minimum) return { refused: { code: 'bidTooLow', minimum } }
  return leaderMaximum === null || bid.maximum > leaderMaximum ? lead(terms, state, bid) : outbid(terms, state, leaderMaximum, bid)
}
