import type { Feature } from '../../feature.ts'
import { MINUTE } from '../../scheduler.ts'
import { trustObstacles } from '../firms/trust.ts'
import { createAuctionContext } from './auctionContext.ts'
import { auctionRoutes } from './auctionRoutes.ts'
import { rules as auctions } from './auctions.rules.ts'
import { rules as bidIncrements } from './bidIncrements.rules.ts'
import { rules as cars } from './cars.rules.ts'
import { incrementSeed } from './incrementSeed.ts'
import { rules as carOffers } from './offers/carOffers.rules.ts'
import { offerRoutes } from './offers/offerRoutes.ts'
import { mailSearches } from './searches/mailSearches.ts'
import { rules as savedSearches } from './searches/savedSearches.rules.ts'
import { rules as biddingTerms } from './terms/biddingTerms.rules.ts'
import { termsRoutes } from './terms/termsRoutes.ts'
import { termsSeed } from './terms/termsSeed.ts'

/** Auctions: lots, bids, watch lists, increments (`PRODUCT.md A1` to `A14`). */
export const feature: Feature = {
  rules: () => ({ auctions, bidIncrements, biddingTerms, bids: { obstacles: trustObstacles }, carOffers, cars, savedSearches }),
  routes: (app, { records, options }) => {
    auctionRoutes(app, createAuctionContext(records, options.secret))
    offerRoutes(app, records)
    termsRoutes(app, records)
  },
  jobs: ({ records, options, mailer }) => [
    {
      name: 'mails of saved searches',
      every: MINUTE,
      run: () => mailSearches({ records, mailer, publicUrl: options.config.publicUrl }),
    },
  ],
  reference: [
    { adds: ['bidIncrements'], batches: () => [{ entity: 'bidIncrements', records: incrementSeed() }] },
    { adds: ['biddingTerms'], batches: () => [{ entity: 'biddingTerms', records: termsSeed() }] },
  ],
  demo: () => import('./demo.ts'),
}
