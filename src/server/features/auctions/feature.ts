import type { Feature } from '../../feature.ts'
import { trustObstacles } from '../firms/trust.ts'
import { createAuctionContext } from './auctionContext.ts'
import { auctionRoutes } from './auctionRoutes.ts'
import { rules as auctions } from './auctions.rules.ts'
import { rules as bidIncrements } from './bidIncrements.rules.ts'
import { rules as cars } from './cars.rules.ts'
import { incrementSeed } from './incrementSeed.ts'

/** Auctions: lots, bids, watch lists, increments (`PRODUCT.md A1` to `A14`). */
export const feature: Feature = {
  rules: () => ({ auctions, bidIncrements, bids: { obstacles: trustObstacles }, cars }),
  routes: (app, { records, options }) => auctionRoutes(app, createAuctionContext(records, options.secret)),
  reference: [{ adds: ['bidIncrements'], batches: () => [{ entity: 'bidIncrements', records: incrementSeed() }] }],
  demo: () => import('./demo.ts'),
}
