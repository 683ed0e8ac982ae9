import { type ChargeLine, periodLines } from '../../../domain/subscriptions/charge.ts'
import { anchorOf, nextRenewal, type Period, previousRenewal } from '../../../domain/subscriptions/periods.ts'
import { extraCarsOf, obstaclesTo, type Usage } from '../../../domain/subscriptions/steps.ts'
import { priceUnder } from '../../../domain/subscriptions/terms.ts'
import type { Addon, Plan, PlanReadContext, Subscription } from './planContext.ts'
import { usageOf } from './usage.sql.ts'

/** Day of the month on which the subscription renews. */
export const anchorDayOf = ({ anchorDay }: Subscription, renewal: string): number => anchorDay ?? anchorOf(renewal)

/** The current period; undefined if the subscription is never renewed. */
export function currentPeriod(subscription: Subscription): Period | undefined {
  const { renewalDate, periodStart } = subscription
  if (renewalDate === null) return undefined
  return { start: periodStart ?? previousRenewal(renewalDate, anchorDayOf(subscription, renewalDate)), end: renewalDate }
}

export async function addonsOf({ repository, trx }: PlanReadContext, ids: readonly string[]): Promise<Addon[]> {
  return ids.length === 0 ? [] : repository.of('addonServices').getMany(trx, ids)
}

/** The plan of the next period: the planned one, unless the firm has more than it allows (`PRODUCT.md P2`). */
async function nextPlan(
  { repository, trx }: PlanReadContext,
  { plan, plannedPlan }: Subscription,
  usage: Usage,
): Promise<Plan | undefined> {
  const planned = plannedPlan === null ? undefined : await repository.of('subscriptionPlans').get(trx, plannedPlan)
  if (planned && obstaclesTo(planned, usage).length === 0) return planned
  return repository.of('subscriptionPlans').get(trx, plan)
}

export interface NextPeriod {
  readonly plan: Plan
  readonly addons: readonly Addon[]
  readonly period: Period
  readonly lines: readonly ChargeLine[]
  /** Price of the plan under the agreed terms. */
  readonly price: string
}

/** The period that begins at the renewal, at current prices. */
export async function nextPeriod(context: PlanReadContext, subscription: Subscription): Promise<NextPeriod | undefined> {
  const { renewalDate, firm, addonServices, droppedAddons } = subscription
  if (renewalDate === null) return undefined
  const usage = await usageOf(context.trx, firm)
  const plan = await nextPlan(context, subscription, usage)
  if (!plan) return undefined
  const addons = await addonsOf(
    context,
    addonServices.filter((id) => !droppedAddons.includes(id)),
  )
  const period = { start: renewalDate, end: nextRenewal(renewalDate, anchorDayOf(subscription, renewalDate)) }
  const extraCars = extraCarsOf(plan, usage.cars)
  const price = priceUnder(subscription, plan.pricePerMonth, period.start)
  return { plan, addons, period, price, lines: periodLines({ plan: { ...plan, pricePerMonth: price }, addons, extraCars }, period) }
}
