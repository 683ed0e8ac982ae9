/** Locations of the pages about plans. */
export const PLANS = '/subscriptionPlans'
export const OWN = '/-/MySubscriptionPlan'
export const PAYMENT = '/-/Subscription/SubscriptionPayment'
