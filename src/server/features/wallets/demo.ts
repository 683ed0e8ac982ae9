import type { DemoStep } from '../../seed/seedSteps.ts'
import { walletSeed } from './walletSeed.ts'

export const demo: readonly DemoStep[] = [
  {
    adds: ['wallets', 'ledgerEntries', 'postings', 'walletHolds', 'walletRequests'],
    needs: ['users', 'auctions', 'bids'],
    batches({ of, now }) {
      const [, ...owners] = of('users').map(({ id }) => id)
      const money = walletSeed({ owners, auctions: of('auctions'), bids: of('bids'), now })
      return [
        { entity: 'wallets', records: money.wallets },
        { entity: 'ledgerEntries', records: money.ledgerEntries },
        { entity: 'postings', records: money.postings },
        { entity: 'walletHolds', records: money.walletHolds },
        { entity: 'walletRequests', records: money.walletRequests },
      ]
    },
  },
]
