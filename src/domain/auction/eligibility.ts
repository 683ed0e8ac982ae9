import type { BidRefusal } from './room.ts'

/** Who would bid, and on whose car. */
export interface Eligibility {
  readonly bidder: string
  readonly seller: string | null
  readonly dealerSuspended: boolean
  /** The plan is read only until it is paid (`PRODUCT.md P4`). */
  readonly planSuspended: boolean
}

/** Why somebody may not bid whatever they offer (`PRODUCT.md A10`). */
export function whyNotBid({ bidder, seller, dealerSuspended, planSuspended }: Eligibility): Exclude<BidRefusal, 'notLive'> | undefined {
  if (bidder === seller) return 'ownCar'
  if (dealerSuspended) return 'dealerSuspended'
  return planSuspended ? 'planSuspended' : undefined
}
