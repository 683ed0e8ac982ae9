import type { NotificationKind } from '../../../../schemas/parts/notificationKinds.ts'
import { noticeLevel, pipelineOf, type Usage } from '../../../domain/subscriptions/steps.ts'
import { runAfterCommit, type WrittenRecord, writeDependent } from '../../records/afterCommit.ts'
import { SYSTEM } from '../../records/history/audit.ts'
import { forEachPaged } from '../../records/loops/forEachIsolated.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { ruleContext } from '../../records/ruleContext.ts'
import { notifyFirm } from '../firms/firmUsers.ts'
import { runningSubscriptions } from './due.sql.ts'
import { isStopped, type Plan, type Subscription } from './planContext.ts'
import { usageOf } from './usage.sql.ts'

/** One limit of a plan, and how much of it is used. */
interface Watched {
  readonly notified: 'carsNotice' | 'pipelineNotice'
  readonly near: NotificationKind
  readonly full: NotificationKind
  readonly used: number
  readonly limit: number
}

const watched = ({ carLimit, pipelineCarLimit }: Plan, usage: Usage): readonly Watched[] => [
  { notified: 'carsNotice', near: 'planCarsNear', full: 'planCarsFull', used: usage.cars, limit: carLimit },
  { notified: 'pipelineNotice', near: 'planBidsNear', full: 'planBidsFull', used: pipelineOf(usage), limit: pipelineCarLimit },
]

/** Limits whose notified percentage changes. */
const changedOf = (subscription: Subscription, plan: Plan, usage: Usage) =>
  watched(plan, usage)
    .map((one) => ({ ...one, before: subscription[one.notified] ?? 0 }))
    .map((one) => ({ ...one, level: noticeLevel(one.used, one.limit, one.before) }))
    .filter(({ before, level }) => level !== before)

type Changed = ReturnType<typeof changedOf>

/** Stores what is notified now and notifies the firm, once: the subscription is locked, and has not changed since it was read. */
async function store(records: RecordContext, seen: Subscription, plan: Plan, changed: Changed): Promise<void> {
  const alsoWritten: WrittenRecord[] = []
  await records.db.write(async (trx) => {
    alsoWritten.length = 0
    const context = ruleContext(records, { trx, subject: SYSTEM, alsoWritten }, 'subscriptions')
    const [subscription] = await records.repository.of('subscriptions').getLocked(trx, [seen.id])
    if (!subscription || isStopped(subscription) || subscription._version !== seen._version) return
    const levels: Partial<Record<Changed[number]['notified'], number>> = Object.fromEntries(
      changed.map(({ notified, level }) => [notified, level]),
    )
    await writeDependent(context, context.entity, subscription, levels)
    for (const { level, before, near, full, used, limit } of changed) {
      if (level < before) continue
      const params = { plan: plan.name, used, limit }
      await notifyFirm(context, seen.firm, { kind: level < 100 ? near : full, params, link: { entity: 'subscriptionPlans' } })
    }
  })
  runAfterCommit(records, alsoWritten)
}

async function noticeLimits(records: RecordContext, id: string): Promise<void> {
  const { repository, db } = records
  const subscription = await repository.of('subscriptions').get(db.read, id)
  const plan = subscription && (await repository.of('subscriptionPlans').get(db.read, subscription.plan))
  if (!plan) return
  const changed = changedOf(subscription, plan, await usageOf(db.read, subscription.firm))
  if (changed.length > 0) await store(records, subscription, plan, changed)
}

/** Notifies firms that use 80 or 100 % of a limit, however they got there, once for each (`PRODUCT.md P3`). */
export const noticeAllLimits = (records: RecordContext): Promise<void> =>
  forEachPaged(
    (last, limit) => runningSubscriptions(records.db.read, last, limit),
    (id) => noticeLimits(records, id),
    (error, id) => records.report(error, 'the limits of a plan could not be checked', { id }),
  )
