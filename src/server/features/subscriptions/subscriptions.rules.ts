import type { EntityMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { RuleContext, RulesFor } from '../../records/rules.ts'
import { notifyFirm, outdateUsers } from '../firms/firmUsers.ts'

type Status = EntityMap['subscriptions']['status']

const UNPAID: Status = 'pastDue'

const ENDED: Status = 'ended'

const STOPPED: Status = 'suspended'

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

/** Notifies the owner of a plan that could not be paid, and makes a suspension apply at once, if an Admin sets these states (`PRODUCT.md P4, P5`). */
export const rules: RulesFor<'subscriptions'> = {
  beforeWrite: refuseSecond,
  async afterWrite(context) {
    const { trx, repository, entity, before, next } = context
    if (before && next && (before.status === STOPPED) !== (next.status === STOPPED)) await outdateUsers(context, next.firm)
    if (!next || next.status !== UNPAID || before?.status === UNPAID) return
    const plan = await repository.of('subscriptionPlans').get(trx, next.plan)
    const link = { entity: entity.id, id: next.id }
    await notifyFirm(context, next.firm, { kind: 'planPastDue', params: { plan: plan?.name ?? '' }, link })
  },
}
