import { lazy, lazyPage } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'
import { lazyPart, NoInput } from '../lazyPart.tsx'

export const feature: ScreenFeature = {
  entities: {
    cars: {
      create: lazyPage(() => import('./AddCar.tsx')),
      show: lazyPage(() => import('./CarShow.tsx')),
      actions: lazy(() => import('./CarActions.tsx')),
      fields: {
        image: { Input: NoInput },
        vin: { Input: lazyPart(() => import('./VinInput.tsx')) },
        'costs.purchaseLine': { hidden: true },
      },
    },
  },
}
