import type { ScreensOf } from '../../admin/screens.ts'
import { lazyPage } from '../../ui/lazy/lazy.tsx'
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
    wallets: { list: lazyPage(() => import('./WalletList.tsx')), show: lazyPage(() => import('./WalletShow.tsx')) },
  },
  pages: { '/-/WalletManage': lazyPage(() => import('./OwnWallets.tsx')) },
}
