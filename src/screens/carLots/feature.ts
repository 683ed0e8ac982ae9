import { lazy } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'
import { lazyPart } from '../lazyPart.tsx'

export const feature: ScreenFeature = {
  entities: {
    carLots: {
      edit: lazy(() => import('./LotManage.tsx')),
      fields: { capacity: { Cell: lazyPart(() => import('./Occupancy.tsx')) } },
    },
    cars: { bulk: lazy(() => import('./MoveCars.tsx')) },
  },
}
