import type { Feature } from '../../feature.ts'
import { MINUTE } from '../../scheduler.ts'
import { trustObstacles } from '../firms/trust.ts'
import { expireHolds } from './holds.ts'
import { walletRoutes } from './walletRoutes.ts'
import { rules as wallets } from './wallets.rules.ts'

/** Wallets: the ledger, holds, and requests for money (`PRODUCT.md W1` to `W4`). */
export const feature: Feature = {
  rules: () => ({ walletRequests: { obstacles: trustObstacles }, wallets }),
  routes: walletRoutes,
  jobs: ({ records }) => [{ name: 'expired holds', every: MINUTE, run: () => expireHolds(records) }],
  demo: () => import('./demo.ts'),
}
