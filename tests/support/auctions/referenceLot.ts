/**
 * A second, naive implementation of the bidding rules: it keeps all bids, and recomputes leader and price from their standings. Tests
 * compare it with `src/domain/auction`; it shares no code with it. Amounts in cents, times in milliseconds, as plain numbers.
 */

export interface ReferenceBid {
  readonly bidder: string
  readonly maximum: number
  readonly at: number
}

export interface ReferenceTerms {
  readonly startPrice: number
  readonly reserve: number | undefined
  /** Pairs of bound and step, ascending; Infinity last. */
  readonly steps: readonly (readonly [number, number])[]
  readonly plannedEnd: number
}

export interface ReferenceLot {
  readonly accepted: ReferenceBid[]
  price: number | undefined
  end: number
  /** Bids of users who did not lead when bidding. */
  count: number
}

export const emptyLot = (terms: ReferenceTerms): ReferenceLot => ({ accepted: [], price: undefined, end: terms.plannedEnd, count: 0 })

/** Highest maximum of each bidder, best first; of equal ones the earlier. */
export function standings({ accepted }: ReferenceLot): ReferenceBid[] {
  const best = new Map<string, ReferenceBid>()
  for (const bid of accepted) if (bid.maximum > (best.get(bid.bidder)?.maximum ?? -1)) best.set(bid.bidder, bid)
  return [...best.values()].sort((a, b) => b.maximum - a.maximum || accepted.indexOf(a) - accepted.indexOf(b))
}

const stepAt = ({ steps }: ReferenceTerms, amount: number) => steps.filter(([below]) => amount < below)[0]?.[1] ?? Number.NaN

/** Minimum bid of a user who does not lead. */
export const minimumOnReference = (terms: ReferenceTerms, { price }: ReferenceLot): number =>
  price === undefined ? terms.startPrice : price + stepAt(terms, price)

function priceOf(terms: ReferenceTerms, lot: ReferenceLot, raised: boolean): number {
  const [first, second] = standings(lot)
  const top = first?.maximum ?? Number.NaN
  let price = raised ? (lot.price ?? Number.NaN) : terms.startPrice
  if (!raised && second) price = Math.min(top, second.maximum + stepAt(terms, second.maximum))
  return terms.reserve !== undefined && top >= terms.reserve ? Math.max(price, terms.reserve) : price
}

/** Accepts the bid, or returns the reason for refusing it. */
export function bidOnReference(terms: ReferenceTerms, lot: ReferenceLot, bid: ReferenceBid): string {
  if (bid.at >= lot.end) return 'auctionEnded'
  const [leader] = standings(lot)
  const raising = leader?.bidder === bid.bidder
  if (raising && bid.maximum <= leader.maximum) return `maximumLowered ${leader.maximum}`
  const minimum = minimumOnReference(terms, lot)
  if (!raising && bid.maximum < minimum) return `bidTooLow ${minimum}`
  lot.accepted.push(bid)
  const price = priceOf(terms, lot, raising)
  if (price !== lot.price && lot.end - bid.at < 120_000)
    lot.end = Math.max(lot.end, Math.min(bid.at + 120_000, terms.plannedEnd + 3_600_000))
  lot.price = price
  if (!raising) lot.count += 1
  return 'accepted'
}
