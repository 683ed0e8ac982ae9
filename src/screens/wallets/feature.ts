import type { ScreensOf } from '../../admin/screens.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'
import { cellAndShow, lazyPart } from '../lazyPart.tsx'

/** Fields of entities whose `reference` is shown as its purpose. */
const booked: ScreensOf<'ledgerEntries' | 'postings' | 'walletHolds'> = {
  fields: { reference: cellAndShow(lazyPart(() => import('./BookingReference.tsx'))) },
}

export const feature: ScreenFeature = {
  entities: {
    ledgerEntries: booked,
    postings: booked,
    walletHolds: booked,
    wallets: { list: lazy(() => import('./WalletList.tsx')), show: lazy(() => import('./WalletShow.tsx')) },
  },
  pages: { '/-/WalletManage': lazy(() => import('./OwnWallets.tsx')) },
}
