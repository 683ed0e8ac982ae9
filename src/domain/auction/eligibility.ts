import type { EntityMap } from '../../model/entityMap.ts'
import type { BidRefusal } from './room.ts'

/** Whether a firm may trade (`PRODUCT.md S6`). */
type FirmState = NonNullable<EntityMap['firms']['state']>

/** Conditions for bidding, besides those of the lot and the car. */
export interface Bidder {
  /** Id of the bidder's firm. */
  readonly firm: string
  readonly firmState: FirmState
  /** The firm's plan is read only until it is paid (`PRODUCT.md P4`). */
  readonly planSuspended: boolean
}

/** The bidder, the car's seller and the current leader. */
export interface Eligibility extends Bidder {
  readonly bidder: string
  /** Id of the firm that sells the car. */
  readonly sellerFirm: string | null
  /** Id of the leader, and of the leader's firm. */
  readonly leader: string | null
  readonly leaderFirm: string | null
}

/** Why a user may not bid at any price (`PRODUCT.md A10`, `S6`). */
export function bidRefusal(eligibility: Eligibility): Exclude<BidRefusal, 'notLive'> | undefined {
  const { bidder, firm, sellerFirm, leader, leaderFirm, firmState, planSuspended } = eligibility
  if (firm === sellerFirm) return 'ownCar'
  if (firmState === 'suspended') return 'firmSuspended'
  if (firmState === 'pending') return 'firmPending'
  if (planSuspended) return 'planSuspended'
  return leader !== null && leader !== bidder && leaderFirm === firm ? 'colleagueLeads' : undefined
}
