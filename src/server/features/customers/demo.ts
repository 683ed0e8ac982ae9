import { backdateCreation } from '../../seed/backdateCreation.ts'
import { madeBy } from '../../seed/pick.ts'
import type { DemoStep } from '../../seed/seedSteps.ts'
import { customerSeed } from './customerSeed.ts'

export const demo: readonly DemoStep[] = [
  {
    adds: ['customers'],
    needs: ['users'],
    batches: ({ of, now, size }) => [
      {
        entity: 'customers',
        records: backdateCreation(customerSeed(size), 3, { now, since: 25, apart: 190 }),
        by: madeBy(of('users')),
      },
    ],
  },
]
