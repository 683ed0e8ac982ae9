import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { EntityRules, RuleContext } from '../../records/rules.ts'
import { fieldValue } from '../../records/values.ts'
import { tellFirm } from '../firms/firmUsers.ts'

const UNPAID = 'pastDue'

const ENDED = 'ended'

/** A firm has one subscription that is not ended (`PRODUCT.md P5`); who makes another at the same moment waits for the firm. */
async function refuseSecond({ trx, repository, model, entity, before, next }: RuleContext): Promise<void> {
  if (!next || next.status === ENDED || (before && before.status !== ENDED)) return
  const firm = String(next.firm)
  await repository.lock(trx, entityOf({ model }, 'firms'), firm)
  const filter = [
    { path: 'firm', operator: 'eq', value: firm },
    { path: 'status', operator: 'neq', value: ENDED },
  ] as const
  const { rows } = await repository.list(trx, entity, { filter, sort: { field: 'id', order: 'ASC' }, offset: 0, limit: 2 })
  if (rows.some(({ id }) => id !== next.id)) throw new AppError(409, 'subscriptionActive')
}

/** Whose plan could not be paid is told so, whoever or whatever found it out (`PRODUCT.md P4`). */
export const rules: EntityRules = {
  beforeWrite: refuseSecond,
  async afterWrite(context) {
    const { trx, repository, entity, before, next } = context
    if (!next || next.status !== UNPAID || fieldValue(before, 'status') === UNPAID) return
    const [plan] = await repository.getMany(trx, entityOf(context, 'subscriptionPlans'), [String(next.plan)])
    const link = { entity: entity.id, id: next.id }
    await tellFirm(context, String(next.firm), { kind: 'planPastDue', params: { plan: String(plan?.name ?? '') }, link })
  },
}
