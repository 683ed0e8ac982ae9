import type { EntityMap } from '../../../model/entityMap.ts'

/** Outcome of a request. */
export interface Decision {
  readonly accept: boolean
  /** The bank's or the gateway's own; needed to accept. */
  readonly reference?: string | null
  readonly reason?: string | null
}

/** Moves money outside the hub. */
export interface PaymentGateway {
  /** Receives each new record of `walletRequests` after its commit; calls `settle`, now or later, once it knows the outcome. */
  readonly requested: (
    request: EntityMap['walletRequests'],
    settle: (decision: Decision) => Promise<EntityMap['walletRequests']>,
  ) => Promise<void>
}

/** Without a gateway people move the money, and an Admin says so (`PRODUCT.md W4`). */
export const confirmedByHand: PaymentGateway = { requested: async () => undefined }
