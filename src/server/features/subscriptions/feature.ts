import type { Feature } from '../../feature.ts'
import { rules as addonServices } from './addonServices.rules.ts'
import { rules as subscriptionPlans } from './subscriptionPlans.rules.ts'
import { rules as subscriptions } from './subscriptions.rules.ts'

/** Subscription plans and subscriptions of firms. */
export const feature: Feature = {
  rules: () => ({ addonServices, subscriptionPlans, subscriptions }),
  demo: () => import('./demo.ts'),
}
