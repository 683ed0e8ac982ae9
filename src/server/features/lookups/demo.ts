import type { DemoStep } from '../../seed/seedSteps.ts'
import { lookupSeed, lookupTypeSeed } from './lookupSeed.ts'

export const demo: readonly DemoStep[] = [
  {
    adds: ['lookupTypes', 'lookups'],
    needs: ['firms'],
    batches: () => [
      { entity: 'lookupTypes', records: lookupTypeSeed() },
      { entity: 'lookups', records: lookupSeed() },
    ],
  },
]
