import type { DemoStep } from '../../seed/seedSteps.ts'
import { dealerSeed } from './dealerSeed.ts'

export const demo: readonly DemoStep[] = [
  {
    adds: ['dealers'],
    needs: ['users', 'firms'],
    batches: ({ of }) => [{ entity: 'dealers', records: dealerSeed(of('users').slice(1)) }],
  },
]
