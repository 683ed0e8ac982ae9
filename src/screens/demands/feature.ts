import { lazy, lazyPage } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = {
  entities: {
    demands: {
      show: lazyPage(() => import('./DemandShow.tsx')),
      actions: lazy(() => import('./DemandActions.tsx')),
      initial: () => import('./initial.ts'),
      fields: { lines: { computed: () => import('./demandRows.ts') } },
      bulk: lazy(() => import('./DemandBulk.tsx')),
    },
  },
}
