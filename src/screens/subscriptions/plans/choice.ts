import { hundredths } from '../../../domain/money/hundredths.ts'
import type { Plan, Subscription } from '../records.ts'

/** What a firm can do with an offered plan: it has it, takes back a planned change, or chooses it. */
export type Choice = 'yours' | 'keep' | 'planned' | 'first' | 'larger' | 'smaller'

/** What choosing a plan means for the firm with a subscription; without one, and during a trial, any plan is its first. */
export function choiceOf(plan: Plan, subscription: Subscription | undefined): Choice {
  if (!subscription || subscription.status === 'ended') return 'first'
  const { plannedPlan, periodPrice, status } = subscription
  if (plan.id === plannedPlan) return 'planned'
  if (status === 'trial') return 'first'
  if (plan.id === subscription.plan) return plannedPlan || subscription.cancelled ? 'keep' : 'yours'
  return hundredths(plan.pricePerMonth) > hundredths(periodPrice) ? 'larger' : 'smaller'
}
