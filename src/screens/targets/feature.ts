import { lazy, lazyPage } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = {
  entities: {
    salesmen: { show: lazyPage(() => import('./SalesmanShow.tsx')) },
    targets: {
      show: lazyPage(() => import('./TargetShow.tsx')),
      actions: lazy(() => import('./TargetActions.tsx')),
      bulk: lazy(() => import('./TargetBulk.tsx')),
    },
  },
}
