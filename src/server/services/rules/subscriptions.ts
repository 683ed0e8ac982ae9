import { entityOf } from '../following.ts'
import { notify } from '../notify.ts'
import type { EntityRules } from '../rules.ts'
import { fieldValue } from '../values.ts'

const UNPAID = 'pastDue'

/** Whose plan could not be paid is told so, whoever or whatever found it out (`PRODUCT.md P4`). */
export const rules: EntityRules = {
  async afterWrite(context) {
    const { trx, repository, entity, before, next } = context
    if (!next || next.status !== UNPAID || fieldValue(before, 'status') === UNPAID) return
    const [plan] = await repository.getMany(trx, entityOf(context, 'subscriptionPlans'), [String(next.plan)])
    const link = { entity: entity.id, id: next.id }
    await notify(context, { user: String(next.user), kind: 'planPastDue', params: { plan: String(plan?.name ?? '') }, link })
  },
}
