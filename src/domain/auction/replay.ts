import { type Bid, type BidDecision, type LotState, type LotTerms, placeBid } from './bidding.ts'

/** A lot without bids. */
export const untouched = (endsAt: number): LotState => ({ price: null, leader: null, leaderMaximum: null, bidCount: 0, endsAt })

/** One bid of a replay; `verdict` is undefined if it no longer counts. */
interface Replayed<B extends Bid> {
  readonly bid: B
  readonly decision: Exclude<BidDecision, { readonly refused: unknown }> | undefined
}

export interface Replay<B extends Bid> {
  readonly state: LotState
  readonly bids: readonly Replayed<B>[]
}

/**
 * Replays bids in order: the state of a lot after one of them was retracted (`PRODUCT.md A8`). The end stays, since others have relied on it. Without a
 * bid prices can only be lower, so later bids still reach the minimum; a leader's raise may no longer count.
 */
export function replay<B extends Bid>(terms: LotTerms, bids: readonly B[], endsAt: number): Replay<B> {
  let state = untouched(endsAt)
  const replayed = bids.map((bid): Replayed<B> => {
    const decision = placeBid(terms, state, bid)
    if ('refused' in decision) return { bid, decision: undefined }
    state = { ...decision.next, endsAt }
    return { bid, decision }
  })
  return { state, bids: replayed }
}
