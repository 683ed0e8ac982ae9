import type { DemoStep } from '../../seed/seedSteps.ts'
import { addonSeed, planSeed, subscriptionSeed } from './subscriptionSeed.ts'

export const demo: readonly DemoStep[] = [
  {
    adds: ['subscriptionPlans', 'addonServices', 'subscriptions'],
    needs: ['users', 'firms'],
    batches({ of, now }) {
      const [, ...dealers] = of('users').map(({ id }) => id)
      return [
        { entity: 'subscriptionPlans', records: planSeed() },
        { entity: 'addonServices', records: addonSeed() },
        { entity: 'subscriptions', records: subscriptionSeed(dealers, now) },
      ]
    },
  },
]
