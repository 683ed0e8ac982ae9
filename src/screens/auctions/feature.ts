import { lazy } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = {
  entities: {
    auctions: {
      create: lazy(() => import('./OfferCar.tsx')),
      show: lazy(() => import('./AuctionShow.tsx')),
      actions: lazy(() => import('./room/RoomLink.tsx')),
    },
    carOffers: {
      create: lazy(() => import('./OfferCar.tsx')),
      show: lazy(() => import('./offers/OfferShow.tsx')),
      actions: lazy(() => import('./offers/OfferActions.tsx')),
      bulk: lazy(() => import('./offers/OfferBulk.tsx')),
      beside: lazy(() => import('./offers/FormEstimate.tsx')),
    },
    savedSearches: { actions: lazy(() => import('./board/ShowSearch.tsx')) },
  },
  pages: {
    '/-/AvailableCarsBidding': lazy(() => import('./board/Board.tsx')),
    '/-/AvailableCarsBidding/{id}': lazy(() => import('./room/Room.tsx')),
  },
}
