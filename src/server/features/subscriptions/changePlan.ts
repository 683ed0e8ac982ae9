import { hundredths } from '../../../domain/money/hundredths.ts'
import type { subscriptionCalls } from '../../../domain/subscriptions/calls.ts'
import { addonLines, type ChargeLine, periodLines, upgradeLines } from '../../../domain/subscriptions/charge.ts'
import { anchorOf, nextRenewal } from '../../../domain/subscriptions/periods.ts'
import { extraCarsOf, type Obstacle, obstaclesTo, type Usage } from '../../../domain/subscriptions/steps.ts'
import { comparedPrice, priceUnder } from '../../../domain/subscriptions/terms.ts'
import type { AnswerOf, QueryOf } from '../../../model/calls/callContract.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { notFound } from '../../records/access/denials.ts'
import { writeDependent } from '../../records/afterCommit.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { ruleContext } from '../../records/ruleContext.ts'
import { createDependent } from '../../records/write/createDependent.ts'
import { writeOnce } from '../../records/write/idempotency.sql.ts'
import { invalidateTokens } from '../firms/firmUsers.ts'
import { lockHouseCustomer } from '../payments/houseCustomer.ts'
import { payInvoice } from '../payments/houseInvoice.ts'
import { chargeFor, invoiceCharge } from './charging.ts'
import { type FirmPlan, firmIdOf, readContext, readFirmPlan, shownCharge } from './firmPlan.ts'
import { addonsOf, currentPeriod } from './periodOf.ts'
import { type Addon, NEW_LIMITS, type Plan, type PlanContext, type PlanReadContext, type Subscription } from './planContext.ts'
import { usageOf } from './usage.sql.ts'

type Firm = EntityMap['firms']

/** The effect of a change: a charge now, or a change at the renewal. */
interface Change {
  readonly lines: readonly ChargeLine[] | undefined
  readonly currency: string | null
  /** When it takes effect. */
  readonly date: string
  readonly changes: DraftMap['subscriptions']
  readonly obstacles: readonly Obstacle[]
}

const later = (date: string, changes: DraftMap['subscriptions'], obstacles: readonly Obstacle[] = []): Change => ({
  ...{ lines: undefined, currency: null, date, changes, obstacles },
})

/** The first period of a firm without a plan. Cars that it has above the limit are charged as at a renewal (`PRODUCT.md P8`). */
function firstPeriod(plan: Plan, today: string, { cars }: Usage): Change {
  const period = { start: today, end: nextRenewal(today, anchorOf(today)) }
  return {
    lines: periodLines({ plan, addons: [], extraCars: extraCarsOf(plan, cars) }, period),
    currency: plan.currency,
    date: today,
    changes: {
      plan: plan.id,
      status: 'active',
      startDate: today,
      periodStart: today,
      renewalDate: period.end,
      anchorDay: anchorOf(today),
      periodPrice: plan.pricePerMonth,
      currency: plan.currency,
    },
    obstacles: [],
  }
}

/** Throws `AppError` 409 if the subscription can't be changed now: it is unpaid, paused, or due for renewal. */
function requirePaid({ status, renewalDate }: Subscription, today: string): void {
  if (status === 'pastDue' || status === 'suspended') throw new AppError(409, 'planUnpaid')
  if (status === 'paused') throw new AppError(409, 'planPaused')
  if (renewalDate !== null && renewalDate <= today) throw new AppError(409, 'planRenews')
}

async function upgrade({ repository, trx }: PlanReadContext, { plan, today, subscription }: PlanChange): Promise<Change | undefined> {
  const [period, current] = [currentPeriod(subscription), await repository.of('subscriptionPlans').get(trx, subscription.plan)]
  const paid = { name: current?.name ?? '', pricePerMonth: subscription.periodPrice ?? current?.pricePerMonth ?? '0.00' }
  const compared = comparedPrice(subscription, current?.pricePerMonth ?? '0.00')
  if (!period || subscription.status === 'trial' || hundredths(plan.pricePerMonth) <= hundredths(compared)) return undefined
  // Only the old plan was given free of charge.
  const pricePerMonth = priceUnder({ ...subscription, freeUntil: null }, plan.pricePerMonth, today)
  const periodPrice = hundredths(pricePerMonth) < hundredths(paid.pricePerMonth) ? paid.pricePerMonth : pricePerMonth
  return {
    lines: upgradeLines(paid, { ...plan, pricePerMonth }, period, today),
    currency: plan.currency,
    date: today,
    changes: {
      ...{ plan: plan.id, plannedPlan: null, cancelled: false, periodPrice, currency: plan.currency },
      ...{ periodStart: period.start, freeUntil: null, ...NEW_LIMITS },
    },
    obstacles: [],
  }
}

interface PlanChange {
  readonly plan: Plan
  readonly today: string
  readonly subscription: Subscription
}

/** The effect of choosing a plan (`PRODUCT.md P2, P7`): an upgrade applies now, any other change at the renewal. */
async function planChange(context: PlanReadContext, { firm, today, subscription }: FirmPlan, plan: Plan): Promise<Change> {
  if (!subscription) return firstPeriod(plan, today, await usageOf(context.trx, firm.id))
  requirePaid(subscription, today)
  const date = subscription.renewalDate ?? today
  if (subscription.status !== 'trial' && plan.id === subscription.plan) return later(date, { plannedPlan: null, cancelled: false })
  const larger = await upgrade(context, { plan, today, subscription })
  const planned = { plannedPlan: plan.id, cancelled: false }
  return larger ?? later(date, planned, obstaclesTo(plan, await usageOf(context.trx, firm.id)))
}

/** The effect of booking or ending an add-on (`PRODUCT.md P2`). */
function addonChange({ today, subscription }: FirmPlan, addon: Addon, booked: boolean): Change {
  if (!subscription) throw new AppError(409, 'planNeeded')
  requirePaid(subscription, today)
  const { addonServices, droppedAddons } = subscription
  const [period, has] = [currentPeriod(subscription), addonServices.includes(addon.id)]
  const kept = droppedAddons.filter((id) => id !== addon.id)
  if (!booked) return later(period?.end ?? today, { droppedAddons: has ? [...kept, addon.id] : kept })
  if (has) return later(today, { droppedAddons: kept })
  const changes = { addonServices: [...addonServices, addon.id], droppedAddons: kept }
  if (!period || subscription.status === 'trial') return later(today, changes)
  return { lines: addonLines(addon, period, today), currency: addon.currency, date: today, changes, obstacles: [] }
}

async function planOf({ repository, trx }: PlanReadContext, id: string): Promise<Plan> {
  const plan = await repository.of('subscriptionPlans').get(trx, id)
  if (!plan) throw notFound()
  if (plan.active === false) throw new AppError(409, 'planWithdrawn')
  return plan
}

async function addonOf(context: PlanReadContext, id: string, booked: boolean): Promise<Addon> {
  const [addon] = await addonsOf(context, [id])
  if (!addon) throw notFound()
  if (booked && addon.active === false) throw new AppError(409, 'planWithdrawn')
  return addon
}

/** Charges a change to the wallet. Throws `AppError` 409 `chargeChanged` if the total is not the previewed one, `insufficientFunds`. */
async function settleCharge(context: PlanContext, firm: Firm, { lines, currency }: Change, previewed: string | undefined): Promise<void> {
  const charge = lines && (await chargeFor(context, firm, lines))
  if (previewed !== undefined && previewed !== (charge?.total ?? '0.00')) throw new AppError(409, 'chargeChanged')
  if (!charge) return
  const customer = await lockHouseCustomer(context, firm)
  const invoice = await invoiceCharge(context, { firm, customer: customer.id, charge, currency })
  if (invoice) await payInvoice(context, invoice)
}

async function store(context: PlanContext, { firm, subscription }: FirmPlan, { changes }: Change): Promise<Subscription> {
  const { repository, trx, entity } = context
  if (subscription) return writeDependent(context, entity, subscription, changes)
  const ended = await repository.of('subscriptions').findOne(trx, { firm: firm.id })
  if (ended) await invalidateTokens(context, firm.id)
  return createDependent(context, entity, { ...changes, firm: firm.id })
}

/** A call that changes the plan: the caller, its `Idempotency-Key`, its input, and the total that the caller has confirmed. */
interface PlanCall {
  readonly subject: Subject
  readonly key: string
  readonly request: readonly Json[]
  readonly previewed?: string | undefined
}

/** Applies a change once, under the locks of the firm and its subscription. Returns the subscription. */
async function change(
  records: RecordContext,
  { subject, key, request, previewed }: PlanCall,
  decide: (context: PlanContext, standing: FirmPlan) => Promise<Change>,
): Promise<Subscription> {
  const id = firmIdOf(records, subject)
  const call = { actor: subject.id, key, request: [...request, id] }
  return writeOnce(records, call, async (trx, alsoWritten) => {
    const context = ruleContext(records, { trx, subject, alsoWritten }, 'subscriptions')
    const [firm] = await context.repository.of('firms').getLocked(trx, [id])
    if (!firm) throw notFound()
    await lockHouseCustomer(context, firm)
    const standing = await readFirmPlan(context, id)
    const decided = await decide(context, standing)
    const [obstacle] = decided.obstacles
    if (obstacle) throw new AppError(409, 'planTooSmall', { params: { ...obstacle } })
    await settleCharge(context, firm, decided, previewed)
    return store(context, standing, decided)
  })
}

/** Chooses a plan. Throws `AppError` 404, 409 `planWithdrawn`, `planUnpaid`, `planRenews`, `planTooSmall`, `chargeChanged`, `insufficientFunds`. */
export const choosePlan = (records: RecordContext, call: PlanCall, plan: string): Promise<Subscription> =>
  change(records, call, async (context, standing) => planChange(context, standing, await planOf(context, plan)))

/** Books an add-on, or ends it at the end of the period. Throws `AppError` 404, 409 `planNeeded`, `planWithdrawn`, `planUnpaid`, `chargeChanged`, `insufficientFunds`. */
export const bookAddon = (records: RecordContext, call: PlanCall, addon: string, booked: boolean): Promise<Subscription> =>
  change(records, call, async (context, standing) => addonChange(standing, await addonOf(context, addon, booked), booked))

/** Cancels the plan at the end of its period, or withdraws the cancellation; what was planned before it then applies again. Throws `AppError` 409 `planNeeded`, `planUnpaid`. */
export const cancelPlan = (records: RecordContext, call: PlanCall, cancelled: boolean): Promise<Subscription> =>
  change(records, call, async (_context, { today, subscription }) => {
    if (!subscription) throw new AppError(409, 'planNeeded')
    requirePaid(subscription, today)
    return later(subscription.renewalDate ?? today, { cancelled })
  })

/** The effect of choosing a plan or booking an add-on, without changing anything. */
export async function previewChange(
  records: RecordContext,
  subject: Subject,
  { what, id }: QueryOf<typeof subscriptionCalls.preview>,
): Promise<AnswerOf<typeof subscriptionCalls.preview>> {
  const context = readContext(records)
  const standing = await readFirmPlan(context, firmIdOf(records, subject))
  const decided =
    what === 'plan'
      ? await planChange(context, standing, await planOf(context, id))
      : addonChange(standing, await addonOf(context, id, true), true)
  const { lines, currency, date, obstacles } = decided
  const charge = lines ? shownCharge(await chargeFor(context, standing.firm, lines), currency) : null
  return { when: date <= standing.today ? 'now' : 'renewal', date, charge, obstacles }
}
