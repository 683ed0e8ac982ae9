import type { EntityMap } from '../../../model/entityMap.ts'

/** Outcome of a request. */
export interface Decision {
  readonly accept: boolean
  /** Reference of the bank or gateway; required to confirm. */
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

/** Without a gateway, people transfer the money and an Admin confirms it (`PRODUCT.md W4`). */
export const manualGateway: PaymentGateway = { requested: async () => undefined }
