import type { DemoStep } from '../../seed/seedSteps.ts'
import { carLotSeed, carSeed } from './carSeed.ts'

export const demo: readonly DemoStep[] = [
  {
    adds: ['carLots', 'cars'],
    needs: ['firms', 'users'],
    batches: ({ of }) => [
      { entity: 'carLots', records: carLotSeed() },
      { entity: 'cars', records: carSeed(of('users').map(({ id }) => id)) },
    ],
  },
]
