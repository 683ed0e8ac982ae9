import { lazy, lazyPage } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = {
  entities: {
    auctions: {
      create: lazyPage(() => import('./OfferCar.tsx')),
      show: lazyPage(() => import('./AuctionShow.tsx')),
      actions: lazy(() => import('./room/RoomLink.tsx')),
    },
    carOffers: {
      create: lazyPage(() => import('./OfferCar.tsx')),
      show: lazyPage(() => import('./offers/OfferShow.tsx')),
      actions: lazy(() => import('./offers/OfferActions.tsx')),
      bulk: lazy(() => import('./offers/OfferBulk.tsx')),
      beside: lazy(() => import('./offers/FormEstimate.tsx')),
    },
    savedSearches: { actions: lazy(() => import('./board/ShowSearch.tsx')) },
  },
  pages: {
    '/-/AvailableCarsBidding': lazyPage(() => import('./board/Board.tsx')),
    '/-/AvailableCarsBidding/{id}': lazyPage(() => import('./room/Room.tsx')),
  },
}
