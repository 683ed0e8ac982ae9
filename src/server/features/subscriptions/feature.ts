import type { Feature } from '../../feature.ts'
import { MINUTE } from '../../scheduler.ts'
import { rules as addonServices } from './addonServices.rules.ts'
import { rules as cars } from './cars.rules.ts'
import { rules as payments } from './payments.rules.ts'
import { renewalBackfill } from './renewalBackfill.ts'
import { renewSubscriptions } from './renewals.ts'
import { rules as subscriptionPlans } from './subscriptionPlans.rules.ts'
import { subscriptionRoutes } from './subscriptionRoutes.ts'
import { rules as subscriptions } from './subscriptions.rules.ts'
import { rules as walletRequests } from './walletRequests.rules.ts'

/** Subscription plans and subscriptions of firms (`PRODUCT.md P1` to `P7`). */
export const feature: Feature = {
  rules: () => ({ addonServices, subscriptionPlans, subscriptions, cars, payments, walletRequests }),
  backfills: () => [renewalBackfill],
  routes: subscriptionRoutes,
  jobs: ({ records }) => [{ name: 'renewals', every: MINUTE, run: () => renewSubscriptions(records) }],
  demo: () => import('./demo.ts'),
}
