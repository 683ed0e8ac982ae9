import type { DemoStep } from '../../seed/seedSteps.ts'
import { auctionSeed } from './auctionSeed.ts'

export const demo: readonly DemoStep[] = [
  {
    adds: ['auctions', 'bids'],
    needs: ['cars', 'users'],
    batches({ of, now }) {
      const [, ...dealers] = of('users').map(({ id }) => id)
      const { auctions, bids } = auctionSeed(of('cars'), dealers, now)
      return [
        { entity: 'auctions', records: auctions },
        { entity: 'bids', records: bids },
      ]
    },
  },
]
