import type { DemoStep } from '../../seed/seedSteps.ts'
import { notificationSeed } from './notificationSeed.ts'

export const demo: readonly DemoStep[] = [
  {
    adds: ['notifications'],
    needs: ['users', 'cars', 'auctions', 'bids', 'walletRequests'],
    batches({ of, now }) {
      const [house = '', dealer = ''] = of('users').map(({ id }) => id)
      const [cars, auctions, bids, walletRequests] = [of('cars'), of('auctions'), of('bids'), of('walletRequests')]
      return [{ entity: 'notifications', records: notificationSeed({ house, dealer, cars, auctions, bids, walletRequests, now }) }]
    },
  },
]
