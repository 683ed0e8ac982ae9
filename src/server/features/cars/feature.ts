import type { Feature } from '../../feature.ts'
import { auctionHosts, hostVariables } from './auctionHosts.ts'
import { carBackfills } from './carBackfills.ts'
import { carMoneyRoutes } from './carMoneyRoutes.ts'
import { carRules } from './cars.rules.ts'
import { purchaseRules } from './purchases.rules.ts'
import { saleRules } from './salesOrders.rules.ts'

/** Cars and their lots. */
export const feature: Feature = {
  variables: hostVariables,
  rules: ({ config }) => ({ cars: carRules(auctionHosts(config)), purchases: purchaseRules, salesOrders: saleRules }),
  routes: carMoneyRoutes,
  backfills: carBackfills,
  demo: () => import('./demo.ts'),
}
