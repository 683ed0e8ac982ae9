import { lazy } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = {
  entities: {
    salesmen: { show: lazy(() => import('./SalesmanShow.tsx')) },
    targets: {
      show: lazy(() => import('./TargetShow.tsx')),
      actions: lazy(() => import('./TargetActions.tsx')),
      bulk: lazy(() => import('./TargetBulk.tsx')),
    },
  },
}
