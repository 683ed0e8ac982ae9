import { lazy, lazyPage } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'
import { lazyPart } from '../lazyPart.tsx'

export const feature: ScreenFeature = {
  entities: {
    carLots: {
      edit: lazyPage(() => import('./LotManage.tsx')),
      fields: { capacity: { Cell: lazyPart(() => import('./Occupancy.tsx')) } },
    },
    cars: { bulk: lazy(() => import('./MoveCars.tsx')) },
  },
}
