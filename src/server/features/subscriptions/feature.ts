import type { Feature } from '../../feature.ts'
import { rules as addonServices } from './addonServices.rules.ts'
import { rules as subscriptionPlans } from './subscriptionPlans.rules.ts'
import { rules as subscriptions } from './subscriptions.rules.ts'

/** What firms subscribe to. */
export const feature: Feature = {
  rules: () => ({ addonServices, subscriptionPlans, subscriptions }),
  demo: () => import('./demo.ts'),
}
