import type { Feature } from '../../feature.ts'
import { walletRoutes } from './walletRoutes.ts'
import { rules as wallets } from './wallets.rules.ts'

/** Wallets: the ledger, holds, and requests for money (`PRODUCT.md W1` to `W4`). */
export const feature: Feature = {
  rules: () => ({ wallets }),
  routes: walletRoutes,
}
