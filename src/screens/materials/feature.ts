import { lazyPage } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'
import { lazyPart } from '../lazyPart.tsx'

export const feature: ScreenFeature = {
  entities: {
    materials: {
      show: lazyPage(() => import('./MaterialShow.tsx')),
      fields: {
        countable: { heading: 'app.list.onHand', numeric: true, narrow: true, Cell: lazyPart(() => import('./OnHand.tsx')) },
      },
    },
  },
  pages: { '/-/Stock': lazyPage(() => import('./stock/StockPage.tsx')) },
}
