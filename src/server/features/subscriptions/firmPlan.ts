import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import type { subscriptionCalls } from '../../../domain/subscriptions/calls.ts'
import type { Charge } from '../../../domain/subscriptions/charge.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { dayIn } from '../../../model/values/timeZones.ts'
import { notFound } from '../../records/access/denials.ts'
import { tenantActedFor } from '../../records/access/tenantOf.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { chargeFor } from './charging.ts'
import { nextPeriod } from './periodOf.ts'
import { currentOf, type PlanReadContext, type Subscription } from './planContext.ts'
import { countedOf, usageOf } from './usage.sql.ts'

/** A firm and its subscription. */
export interface FirmPlan {
  readonly firm: EntityMap['firms']
  readonly today: string
  readonly subscription: Subscription | undefined
}

type Own = AnswerOf<typeof subscriptionCalls.own>

/** The firm that the subject acts for; undefined for the house, which needs no plan, and for all firms. */
export function actingFirm(records: RecordContext, subject: Subject): string | undefined {
  const firm = tenantActedFor(records.model, subject)
  return firm === TENANCY.house ? undefined : firm
}

/** The same. Throws `AppError` 409 `planOfHouse` if there is none. */
export function firmIdOf(records: RecordContext, subject: Subject): string {
  const firm = actingFirm(records, subject)
  if (firm === undefined) throw new AppError(409, 'planOfHouse')
  return firm
}

export async function readFirmPlan({ repository, trx, records }: PlanReadContext, id: string): Promise<FirmPlan> {
  const firm = await repository.of('firms').get(trx, id)
  if (!firm) throw notFound()
  const today = dayIn(records.clock(), firm.timeZone ?? 'UTC')
  return { firm, today, subscription: await currentOf({ repository, trx, records }, id) }
}

export const shownCharge = (charge: Charge, currency: string | null) => ({ ...charge, currency: currency ?? '' })

export const readContext = (records: RecordContext): PlanReadContext => ({ records, repository: records.repository, trx: records.db.read })

const endsNext = ({ status, cancelled, plannedPlan }: Subscription): boolean =>
  status === 'paused' || cancelled === true || (status === 'trial' && plannedPlan === null)

async function nextCharge(context: PlanReadContext, { firm, subscription }: FirmPlan): Promise<Own['next']> {
  const next = !subscription || endsNext(subscription) ? undefined : await nextPeriod(context, subscription)
  if (!next) return null
  return { date: next.period.start, charge: shownCharge(await chargeFor(context, firm, next.lines), next.plan.currency) }
}

async function limitsOf({ repository, trx }: PlanReadContext, subscription: Subscription | undefined): Promise<Own['limits']> {
  const plan = subscription && (await repository.of('subscriptionPlans').get(trx, subscription.plan))
  if (!plan) return null
  const { carLimit, pipelineCarLimit, extraCarPrice, currency } = plan
  return { carLimit, pipelineCarLimit, extraCarPrice, currency: currency ?? '' }
}

const NOTHING: Own = { subscription: null, usage: { cars: 0, bids: 0, wins: 0 }, limits: null, next: null }

/** The plan of a firm, its usage and the next charge. */
export async function planOfFirm(records: RecordContext, firm: string | undefined): Promise<Own> {
  if (firm === undefined) return NOTHING
  const context = readContext(records)
  const standing = await readFirmPlan(context, firm)
  const { subscription } = standing
  return {
    subscription: subscription?.id ?? null,
    usage: await usageOf(context.trx, firm),
    limits: await limitsOf(context, subscription),
    next: await nextCharge(context, standing),
  }
}

/** What counts against the limits of a firm's plan. */
export const countedInFirm = async (
  records: RecordContext,
  firm: string | undefined,
): Promise<AnswerOf<typeof subscriptionCalls.counted>> =>
  firm === undefined ? { cars: [], bids: [], wins: [] } : countedOf(records.db.read, firm)
