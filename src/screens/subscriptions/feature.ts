import { lazyPage } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'
import { lazyPart } from '../lazyPart.tsx'

const OwnPlan = lazyPage(() => import('./own/OwnPlan.tsx'))
const UserPlan = lazyPage(() => import('./user/UserPlan.tsx'))

export const feature: ScreenFeature = {
  entities: {
    subscriptionPlans: {
      list: lazyPage(() => import('./plans/Plans.tsx')),
      beside: lazyPart(() => import('./plans/PlanEffect.tsx')),
    },
    addonServices: { beside: lazyPart(() => import('./plans/PlanEffect.tsx')) },
  },
  pages: {
    '/-/MySubscriptionPlan': OwnPlan,
    '/-/SubscriptionPlanViewUser': OwnPlan,
    '/-/UserSubscriptionPlan/{key}/{name}/{userId}': UserPlan,
    '/-/SubscriptionPlanViewAdmin/{key}/{name}/{userId}/{Type}': UserPlan,
    '/-/Subscription/SubscriptionPayment': lazyPage(() => import('./payment/PlanPayment.tsx')),
  },
}
