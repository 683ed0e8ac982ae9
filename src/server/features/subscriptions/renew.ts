import type { NotificationKind } from '../../../../schemas/parts/notificationKinds.ts'
import { latestRenewal } from '../../../domain/subscriptions/periods.ts'
import { dueStep, retryDay, type Step } from '../../../domain/subscriptions/steps.ts'
import { termsOn } from '../../../domain/subscriptions/terms.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { addDays } from '../../../model/values/days.ts'
import { dayIn } from '../../../model/values/timeZones.ts'
import { runAfterCommit, type WrittenRecord, writeDependent } from '../../records/afterCommit.ts'
import { SYSTEM } from '../../records/history/audit.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { ruleContext } from '../../records/ruleContext.ts'
import { invalidateTokens, notifyFirm } from '../firms/firmUsers.ts'
import { lockHouseCustomer } from '../payments/houseCustomer.ts'
import { canPay, payInvoice } from '../payments/houseInvoice.ts'
import { chargeFor, invoiceCharge } from './charging.ts'
import { anchorDayOf, nextPeriod } from './periodOf.ts'
import { isStopped, NEW_LIMITS, type PlanContext, type Subscription } from './planContext.ts'

/** A locked subscription with the records that determine its next step. */
interface Locked {
  readonly subscription: Subscription
  readonly firm: EntityMap['firms']
  readonly customer: EntityMap['customers']
  readonly invoice: EntityMap['invoices'] | undefined
  /** In the firm's time zone. */
  readonly today: string
}

/** Locks firm, customer and subscription in this order, and reads the unpaid invoice. */
async function lockSubscription(context: PlanContext, id: string): Promise<Locked | undefined> {
  const { repository, trx, records } = context
  const seen = await repository.of('subscriptions').get(trx, id)
  const [firm] = seen ? await repository.of('firms').getLocked(trx, [seen.firm]) : []
  if (!firm) return undefined
  const customer = await lockHouseCustomer(context, firm)
  const [subscription] = await repository.of('subscriptions').getLocked(trx, [id])
  if (!subscription) return undefined
  const { unpaidInvoice } = subscription
  const invoice = unpaidInvoice === null ? undefined : await repository.of('invoices').get(trx, unpaidInvoice)
  return { subscription, firm, customer, invoice, today: dayIn(records.clock(), firm.timeZone ?? 'UTC') }
}

/** Whether the unpaid invoice is settled by now. False without one: then an Admin has suspended the subscription, and only an Admin reactivates it. */
const isPaid = (invoice: EntityMap['invoices'] | undefined): boolean => invoice?.settlement === 'settled'

/** Changes a subscription. When its firm becomes read-only, or no longer is, the users' tokens are invalidated. */
async function write(context: PlanContext, subscription: Subscription, changes: DraftMap['subscriptions']): Promise<Subscription> {
  const after = await writeDependent(context, context.entity, subscription, changes)
  if (isStopped(subscription) !== isStopped(after)) await invalidateTokens(context, subscription.firm)
  return after
}

async function notify(context: PlanContext, { id, firm, plan }: Subscription, kind: NotificationKind): Promise<void> {
  const found = await context.repository.of('subscriptionPlans').get(context.trx, plan)
  await notifyFirm(context, firm, { kind, params: { plan: found?.name ?? '' }, link: { entity: context.entity.id, id } })
}

/** Resets the state of a failed payment. */
const PAID: DraftMap['subscriptions'] = { status: 'active', unpaidInvoice: null, failedAttempts: 0, retryDate: null }

/** The next attempt after a failed payment, or suspension after the last. */
async function failed(context: PlanContext, subscription: Subscription, failures: number, today: string): Promise<void> {
  const retryDate = retryDay(failures, today) ?? null
  const status = retryDate === null ? 'suspended' : 'pastDue'
  const after = await write(context, subscription, { status, failedAttempts: failures, retryDate })
  await notify(context, after, status === 'suspended' ? 'planSuspended' : 'planPastDue')
}

/** Begins the next period: invoices it and debits the wallet. Without enough money the period begins unpaid (`PRODUCT.md P4`). */
async function renew(context: PlanContext, { subscription, firm, customer, today }: Locked): Promise<void> {
  const next = await nextPeriod(context, subscription)
  if (!next) throw new Error(`subscription ${subscription.id} has no plan to renew`)
  const { plan, addons, period, lines, price } = next
  const charge = await chargeFor(context, firm, lines)
  const invoice = await invoiceCharge(context, { firm, customer: customer.id, charge, currency: plan.currency })
  const after = await write(context, subscription, {
    ...PAID,
    plan: plan.id,
    ...(plan.id !== subscription.plan && NEW_LIMITS),
    plannedPlan: subscription.plannedPlan === plan.id ? null : subscription.plannedPlan,
    addonServices: addons.map(({ id }) => id),
    droppedAddons: [],
    periodStart: period.start,
    renewalDate: period.end,
    anchorDay: anchorDayOf(subscription, period.start),
    periodPrice: price,
    ...termsOn(subscription, period.start),
    currency: plan.currency,
    unpaidInvoice: invoice?.id ?? null,
  })
  if (after.plannedPlan !== null) await notify(context, after, 'planChangeHeld')
  await pay(context, after, invoice, { failures: 0, today })
}

/** Debits the wallet for an open invoice, or records the failure. */
async function pay(
  context: PlanContext,
  subscription: Subscription,
  invoice: EntityMap['invoices'] | undefined,
  { failures, today }: { readonly failures: number; readonly today: string },
): Promise<void> {
  if (invoice && !(await canPay(context, subscription.firm, invoice))) return failed(context, subscription, failures + 1, today)
  // The payment itself restores a subscription that was past due (`restorePaid`).
  if (invoice) await payInvoice(context, invoice)
  else if (failures > 0) await restored(context, subscription, today)
  if (failures === 0) await write(context, subscription, { unpaidInvoice: null })
}

/** Reactivates the plan after its payment. Periods that passed during a suspension are not charged. */
async function restored(context: PlanContext, subscription: Subscription, today: string): Promise<void> {
  const { renewalDate, status } = subscription
  const skipped = status === 'suspended' && renewalDate !== null
  const after = await write(context, subscription, {
    ...PAID,
    ...(skipped && { renewalDate: latestRenewal(renewalDate, anchorDayOf(subscription, renewalDate), today) }),
  })
  await notify(context, after, 'planRestored')
}

/** Restores the plan whose open invoice is paid, in the transaction of the payment; its customer is locked. */
export async function restorePaid(context: PlanContext, invoice: string): Promise<void> {
  const { repository, trx, records } = context
  const seen = await repository.of('subscriptions').findOne(trx, { unpaidInvoice: invoice })
  if (!seen || (seen.status !== 'pastDue' && seen.status !== 'suspended')) return
  if (!isPaid(await repository.of('invoices').get(trx, invoice))) return
  const [subscription] = await repository.of('subscriptions').getLocked(trx, [seen.id])
  const firm = await repository.of('firms').get(trx, seen.firm)
  if (subscription?.unpaidInvoice === invoice) await restored(context, subscription, dayIn(records.clock(), firm?.timeZone ?? 'UTC'))
}

/** Announces the last day of a trial (`PRODUCT.md P7`). */
async function announce(context: PlanContext, { subscription }: Locked): Promise<void> {
  const { firm, plan, renewalDate } = await write(context, subscription, { trialAnnounced: true })
  const found = await context.repository.of('subscriptionPlans').get(context.trx, plan)
  const params = { plan: found?.name ?? '', lastDay: addDays(renewalDate ?? '', -1) }
  await notifyFirm(context, firm, { kind: 'planTrialEnds', params, link: { entity: 'subscriptionPlans' } })
}

async function end(context: PlanContext, subscription: Subscription): Promise<void> {
  await write(context, subscription, { status: 'ended', endDate: subscription.renewalDate, plannedPlan: null })
  await notify(context, subscription, 'planEnded')
}

const STEPS: Readonly<Record<Step, (context: PlanContext, locked: Locked) => Promise<void>>> = {
  renew,
  end: (context, { subscription }) => end(context, subscription),
  retry: (context, { subscription, invoice, today }) =>
    pay(context, subscription, invoice, { failures: subscription.failedAttempts ?? 0, today }),
  restore: (context, { subscription, today }) => restored(context, subscription, today),
  announce,
}

/** The step of a locked subscription that is due. */
const stepOf = ({ subscription, invoice, today }: Locked): Step | undefined =>
  dueStep(
    {
      status: subscription.status,
      renewalDate: subscription.renewalDate,
      retryDate: subscription.retryDate,
      cancelled: subscription.cancelled === true,
      planned: subscription.plannedPlan !== null,
      announced: subscription.trialAnnounced === true,
      paid: isPaid(invoice),
    },
    today,
  )

/**
 * Does the one step of a subscription that is due, in its own transaction: renews one period, ends it, retries a payment, restores it, or announces its end
 * (`PRODUCT.md P1, P4, P7`). The locks make it happen once, however many processes try. Returns whether something was due.
 */
export async function advanceSubscription(records: RecordContext, id: string): Promise<boolean> {
  const alsoWritten: WrittenRecord[] = []
  const done = await records.db.write(async (trx) => {
    alsoWritten.length = 0
    const context = ruleContext(records, { trx, subject: SYSTEM, alsoWritten }, 'subscriptions')
    const locked = await lockSubscription(context, id)
    const step = locked && stepOf(locked)
    if (step) await STEPS[step](context, locked)
    return step !== undefined
  })
  if (done) runAfterCommit(records, alsoWritten)
  return done
}
