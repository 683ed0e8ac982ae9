import type { DemoStep } from '../../seed/seedSteps.ts'
import { sharedReportSeed } from './reportSeed.ts'

export const demo: readonly DemoStep[] = [
  {
    adds: ['reports'],
    needs: ['users'],
    batches({ of }) {
      const [, ...dealers] = of('users').map(({ id }) => id)
      return [{ entity: 'reports', records: sharedReportSeed(dealers) }]
    },
  },
]
