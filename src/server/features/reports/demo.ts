import type { DemoStep } from '../../seed/seedSteps.ts'
import { reportSeed, reportTypeSeed } from './reportSeed.ts'

export const demo: readonly DemoStep[] = [
  {
    adds: ['reportTypes', 'reports'],
    needs: ['users'],
    batches({ of }) {
      const [, ...dealers] = of('users').map(({ id }) => id)
      return [
        { entity: 'reportTypes', records: reportTypeSeed() },
        { entity: 'reports', records: reportSeed(dealers) },
      ]
    },
  },
]
