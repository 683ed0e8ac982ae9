import { latestRenewal } from '../../../domain/subscriptions/periods.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import { withValues } from '../../../model/records/withValues.ts'
import { dayIn } from '../../../model/values/timeZones.ts'
import type { RuleContext, RulesFor, WriteContext } from '../../records/rules.ts'
import { invalidateTokens, notifyFirm } from '../firms/firmUsers.ts'
import { anchorDayOf } from './periodOf.ts'
import { planActions } from './planActions.ts'
import { isStopped, NEW_LIMITS } from './planContext.ts'

type Status = EntityMap['subscriptions']['status']

const UNPAID: Status = 'pastDue'

const ENDED: Status = 'ended'

/** Throws if the firm has another active subscription (`PRODUCT.md P5`). Locks the firm, so that concurrent writes wait. */
async function refuseSecond({ trx, repository, before, next }: RuleContext<EntityOf<'subscriptions'>>): Promise<void> {
  if (!next?.firm || next.status === ENDED || (before && before.status !== ENDED)) return
  const { id, firm } = next
  await repository.of('firms').lock(trx, firm)
  const others = await repository
    .of('subscriptions')
    .find(trx, { firm }, { filter: [{ path: 'status', operator: 'neq', value: ENDED }], limit: 2 })
  if (others.some((other) => other.id !== id)) throw new AppError(409, 'subscriptionActive')
}

/**
 * When an Admin reactivates a suspended subscription, the months of the suspension are not charged, and the state of the failed payment is reset. The invoice
 * stays open in the house's books.
 */
async function reactivated({
  before,
  next,
  trx,
  repository,
  records,
}: WriteContext<EntityOf<'subscriptions'>>): Promise<DraftMap['subscriptions']> {
  if (before?.status !== 'suspended' || next.status !== 'active') return next
  const firm = await repository.of('firms').get(trx, before.firm)
  const today = dayIn(records.clock(), firm?.timeZone ?? 'UTC')
  const { renewalDate = null } = next
  return withValues(next, {
    ...{ unpaidInvoice: null, failedAttempts: 0, retryDate: null },
    ...(renewalDate !== null && { renewalDate: latestRenewal(renewalDate, anchorDayOf(before, renewalDate), today) }),
  })
}

/** The limits of another plan are notified again. */
const withNewLimits = (before: EntityMap['subscriptions'] | undefined, draft: DraftMap['subscriptions']): DraftMap['subscriptions'] =>
  before && draft.plan !== before.plan ? withValues(draft, NEW_LIMITS) : draft

type After = Parameters<NonNullable<RulesFor<'subscriptions'>['afterWrite']>>[0]

/** Whether a firm's subscriptions make it read-only: it has some, and none runs. */
const areStopped = (subscriptions: readonly Parameters<typeof isStopped>[0][]): boolean =>
  subscriptions.length > 0 && subscriptions.every(isStopped)

/** Invalidates the tokens of a firm that becomes read-only by this write, or no longer is. */
async function invalidateIfChanged(context: After): Promise<void> {
  const { trx, repository, before, next } = context
  const firm = (next ?? before)?.firm ?? ''
  const others = (await repository.of('subscriptions').find(trx, { firm })).filter(({ id }) => id !== (next ?? before)?.id)
  const [was, is] = [before, next].map((one) => areStopped([...others, ...(one ? [one] : [])]))
  if (was !== is) await invalidateTokens(context, firm)
}

/** Notifies the owner of a plan that could not be paid, and makes a suspension apply at once, if an Admin sets these states (`PRODUCT.md P4, P5`). */
export const rules: RulesFor<'subscriptions'> = {
  actions: planActions,
  beforeSave: async (writing) => withNewLimits(writing.before, await reactivated(writing)),
  beforeWrite: refuseSecond,
  async afterWrite(context) {
    const { trx, repository, entity, before, next } = context
    await invalidateIfChanged(context)
    if (!next || next.status !== UNPAID || before?.status === UNPAID) return
    const plan = await repository.of('subscriptionPlans').get(trx, next.plan)
    const link = { entity: entity.id, id: next.id }
    await notifyFirm(context, next.firm, { kind: 'planPastDue', params: { plan: plan?.name ?? '' }, link })
  },
}
