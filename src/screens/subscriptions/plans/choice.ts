import { hundredths } from '../../../domain/money/hundredths.ts'
import { comparedPrice } from '../../../domain/subscriptions/terms.ts'
import { plannedPlanOf } from '../plannedPlanOf.ts'
import type { Plan, Subscription } from '../records.ts'

/** Action on an offered plan: none if the firm has it, withdraw a planned change, or choose it. */
export type Choice = 'yours' | 'keep' | 'planned' | 'first' | 'larger' | 'smaller'

/** The action on a plan for a subscription. Without one, and during a trial, any plan is the first one. `own`: the plan of the subscription. */
export function choiceOf(plan: Plan, subscription: Subscription | undefined, own: Plan | undefined): Choice {
  if (!subscription || subscription.status === 'ended') return 'first'
  const { status, cancelled } = subscription
  const planned = plannedPlanOf(subscription)
  if (plan.id === planned) return 'planned'
  if (status === 'trial') return 'first'
  if (plan.id === subscription.plan) return planned || cancelled ? 'keep' : 'yours'
  const compared = comparedPrice(subscription, own?.pricePerMonth ?? '0.00')
  return hundredths(plan.pricePerMonth) > hundredths(compared) ? 'larger' : 'smaller'
}
