import { lazy } from 'react'
import type { ScreenFeature } from '../feature.ts'
import { loaded } from '../loaded.tsx'

export const feature: ScreenFeature = {
  entities: {
    carLots: {
      edit: lazy(() => import('./LotManage.tsx')),
      fields: { capacity: { Cell: loaded(() => import('./Occupancy.tsx')) } },
    },
    cars: { bulk: lazy(() => import('./MoveCars.tsx')) },
  },
}
