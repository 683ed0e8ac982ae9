import { lazy } from 'react'
import type { EntityScreens, Screens } from '../admin/screens.ts'

/** What sales and purchase orders share. */
const orders: EntityScreens = {
  bulk: lazy(() => import('./orders/BatchApproval.tsx')),
  actions: lazy(() => import('./orders/OrderApproval.tsx')),
}

/** Which generated view or field each bespoke screen replaces. */
export const screens: Screens = {
  auctions: { show: lazy(() => import('./auctions/AuctionShow.tsx')) },
  cars: { show: lazy(() => import('./cars/CarShow.tsx')) },
  purchaseOrders: orders,
  salesOrders: orders,
}
