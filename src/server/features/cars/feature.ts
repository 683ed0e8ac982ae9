import { AUCTION_HOSTS } from '../../../domain/cars/auctionUrl.ts'
import type { Feature } from '../../feature.ts'
import type { Config } from '../../start/config.ts'
import { carBackfills } from './carBackfills.ts'
import { carMoneyRoutes } from './carMoneyRoutes.ts'
import { carRules } from './cars.rules.ts'
import { purchaseRules } from './purchases.rules.ts'
import { saleRules } from './salesOrders.rules.ts'

/** Fictional auction site of the demo's cars. */
const DEMO_HOST = 'auctions.example.com'

const auctionHosts = ({ auctionHosts, production }: Config): readonly string[] =>
  auctionHosts ?? (production ? AUCTION_HOSTS : [...AUCTION_HOSTS, DEMO_HOST])

/** Cars and their lots. */
export const feature: Feature = {
  rules: ({ config }) => ({ cars: carRules(auctionHosts(config)), purchases: purchaseRules, salesOrders: saleRules }),
  routes: carMoneyRoutes,
  backfills: carBackfills,
  demo: () => import('./demo.ts'),
}
