import { subscriptionActions } from '../../../domain/subscriptions/calls.ts'
import { anchorOf, nextRenewal } from '../../../domain/subscriptions/periods.ts'
import { resumedPeriod } from '../../../domain/subscriptions/terms.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import { type NamedAction, namedAction, type RuleContext } from '../../records/rules.ts'
import { firmDay } from '../firms/firmDay.ts'
import { anchorDayOf, currentPeriod } from './periodOf.ts'
import { NEW_LIMITS, type Subscription } from './planContext.ts'

type Context = RuleContext<EntityOf<'subscriptions'>>

const todayOf = (context: Context, { firm }: Subscription): Promise<string> => firmDay(context, firm)

/** Throws `AppError` 409 if an invoice is unpaid or the plan has ended. */
function requireRunning({ status }: Subscription): void {
  if (status === 'pastDue' || status === 'suspended') throw new AppError(409, 'planUnpaid')
  if (status === 'ended') throw new AppError(409, 'planOver')
}

function requireActive({ status, renewalDate }: Subscription, today: string): void {
  if (status !== 'active') throw new AppError(409, 'planNotActive')
  if (renewalDate !== null && renewalDate <= today) throw new AppError(409, 'planRenews')
}

/** The first period of a plan without periods. */
const firstPeriod = (today: string) => ({
  ...{ periodStart: today, renewalDate: nextRenewal(today, anchorOf(today)), anchorDay: anchorOf(today), periodPrice: '0.00' },
})

const grant = namedAction(subscriptionActions.grant, {
  async changes(record, { plan = record.plan, until }, context) {
    requireRunning(record)
    const known = await context.repository.of('subscriptionPlans').get(context.trx, plan)
    if (!known) throw new AppError(404, 'notFound')
    if (until === undefined) return { freeUntil: null }
    const today = await todayOf(context, record)
    if (until < today) throw new AppError(409, 'planDayPast')
    const begun = record.renewalDate === null ? firstPeriod(today) : {}
    const limits = plan === record.plan ? {} : NEW_LIMITS
    return {
      plan,
      freeUntil: until,
      plannedPlan: null,
      ...begun,
      ...limits,
      ...(record.status === 'trial' && { status: 'active' as const }),
    }
  },
})

const discount = namedAction(subscriptionActions.discount, {
  async changes(record, { percent, until }, context) {
    requireRunning(record)
    if (percent === undefined || until === undefined) return { discountPercent: null, discountUntil: null }
    if (until < (await todayOf(context, record))) throw new AppError(409, 'planDayPast')
    return { discountPercent: percent, discountUntil: until }
  },
})

const pause = namedAction(subscriptionActions.pause, {
  async changes(record, _, context) {
    const today = await todayOf(context, record)
    requireActive(record, today)
    return { status: 'paused', pausedSince: today }
  },
})

const resume = namedAction(subscriptionActions.resume, {
  async changes(record, _, context) {
    if (record.status !== 'paused') throw new AppError(409, 'planNotPaused')
    const today = await todayOf(context, record)
    const period = currentPeriod(record)
    const moved = period && resumedPeriod({ ...period, anchorDay: anchorDayOf(record, period.end) }, record.pausedSince ?? today, today)
    return {
      ...{ status: 'active', pausedSince: null },
      ...(moved && { periodStart: moved.start, renewalDate: moved.end, anchorDay: moved.anchorDay }),
    }
  },
})

const end = namedAction(subscriptionActions.end, {
  async changes(record, _, context) {
    if (record.status === 'ended') throw new AppError(409, 'planOver')
    const today = await todayOf(context, record)
    return { status: 'ended', endDate: today < record.startDate ? record.startDate : today, plannedPlan: null, pausedSince: null }
  },
})

/** Terms that Admins agree with a firm (`PRODUCT.md P2, P5`). */
export const planActions: readonly NamedAction<EntityOf<'subscriptions'>>[] = [grant, discount, pause, resume, end]
