import { lazy } from 'react'
import type { ScreenFeature } from '../feature.ts'
import { loaded, Nothing } from '../loaded.tsx'

export const feature: ScreenFeature = {
  entities: {
    cars: {
      create: lazy(() => import('./AddCar.tsx')),
      show: lazy(() => import('./CarShow.tsx')),
      actions: lazy(() => import('./CarActions.tsx')),
      fields: {
        image: { Input: Nothing },
        vin: { Input: loaded(() => import('./VinInput.tsx')) },
        'costs.purchaseLine': { hidden: true },
      },
    },
  },
}
