import type { Feature } from '../../feature.ts'
import { rules as moneyTransfers } from './moneyTransfers.rules.ts'
import { rules as openingBalances } from './openingBalances.rules.ts'
import { paymentRoutes } from './paymentRoutes.ts'
import { rules as payments } from './payments.rules.ts'

/** Payments, transfers, opening balances, and their sums (`PRODUCT.md E18`). */
export const feature: Feature = {
  rules: () => ({ moneyTransfers, openingBalances, payments }),
  routes: paymentRoutes,
}
