import { lazy } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'
import { lazyPart } from '../lazyPart.tsx'

export const feature: ScreenFeature = {
  entities: {
    materials: {
      show: lazy(() => import('./MaterialShow.tsx')),
      fields: {
        countable: { heading: 'app.list.onHand', numeric: true, narrow: true, Cell: lazyPart(() => import('./OnHand.tsx')) },
      },
    },
  },
  pages: { '/-/Stock': lazy(() => import('./stock/StockPage.tsx')) },
}
