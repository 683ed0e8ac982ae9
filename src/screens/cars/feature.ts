import { lazy } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'
import { lazyPart, NoInput } from '../lazyPart.tsx'

export const feature: ScreenFeature = {
  entities: {
    cars: {
      create: lazy(() => import('./AddCar.tsx')),
      show: lazy(() => import('./CarShow.tsx')),
      actions: lazy(() => import('./CarActions.tsx')),
      fields: {
        image: { Input: NoInput },
        vin: { Input: lazyPart(() => import('./VinInput.tsx')) },
        'costs.purchaseLine': { hidden: true },
      },
    },
  },
}
