import type { Feature } from '../../feature.ts'
import { MINUTE } from '../../scheduler.ts'
import { housePriceRules } from '../firms/housePrices.ts'
import { rules as cars } from './cars.rules.ts'
import { invoiceBackfill } from './invoiceBackfill.ts'
import { noticeAllLimits } from './limitNotices.ts'
import { mailNotices } from './mailNotices.ts'
import { rules as payments } from './payments.rules.ts'
import { planStanding } from './planStanding.ts'
import { renewalBackfill } from './renewalBackfill.ts'
import { renewSubscriptions } from './renewals.ts'
import { subscriptionRoutes } from './subscriptionRoutes.ts'
import { rules as subscriptions } from './subscriptions.rules.ts'
import { rules as walletRequests } from './walletRequests.rules.ts'

/** Subscription plans and subscriptions of firms (`PRODUCT.md P1` to `P7`). */
export const feature: Feature = {
  rules: () => ({ addonServices: housePriceRules, subscriptionPlans: housePriceRules, subscriptions, cars, payments, walletRequests }),
  standing: planStanding,
  backfills: () => [renewalBackfill, invoiceBackfill],
  routes: subscriptionRoutes,
  jobs: ({ records, options, mailer }) => [
    { name: 'renewals', every: MINUTE, run: () => renewSubscriptions(records) },
    { name: 'limits of plans', every: MINUTE, run: () => noticeAllLimits(records) },
    { name: 'mail about plans', every: MINUTE, run: () => mailNotices({ records, mailer, publicUrl: options.config.publicUrl }) },
  ],
  demo: () => import('./demo.ts'),
}
