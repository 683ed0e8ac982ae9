import type { Feature } from '../../feature.ts'
import { trustObstacles } from '../firms/trust.ts'
import { createAuctionContext } from './auctionContext.ts'
import { auctionRoutes } from './auctionRoutes.ts'
import { rules as auctions } from './auctions.rules.ts'
import { rules as bidIncrements } from './bidIncrements.rules.ts'
import { rules as cars } from './cars.rules.ts'
import { incrementSeed } from './incrementSeed.ts'
import { rules as carOffers } from './offers/carOffers.rules.ts'
import { offerRoutes } from './offers/offerRoutes.ts'

/** Auctions: lots, bids, watch lists, increments (`PRODUCT.md A1` to `A14`). */
export const feature: Feature = {
  rules: () => ({ auctions, bidIncrements, bids: { obstacles: trustObstacles }, carOffers, cars }),
  routes: (app, { records, options }) => {
    auctionRoutes(app, createAuctionContext(records, options.secret))
    offerRoutes(app, records)
  },
  reference: [{ adds: ['bidIncrements'], batches: () => [{ entity: 'bidIncrements', records: incrementSeed() }] }],
  demo: () => import('./demo.ts'),
}
