import { AppError } from '../../../model/errors.ts'
import { changeFollowing } from '../../records/following.ts'
import type { EntityRules, RuleContext } from '../../records/rules.ts'
import { fieldValue } from '../../records/values.ts'
import { takeTurn } from '../../records/write/serials.ts'
import { firmOf } from '../firms/firmScope.ts'

/** The list has one default; more are found only where somebody wrote past the rules. */
const MOST = 100

async function clearOthers(context: RuleContext): Promise<void> {
  const { trx, repository, entity, next } = context
  const filter = [
    { path: 'isDefault', operator: 'eq', value: true },
    { path: 'id', operator: 'neq', value: fieldValue(next, 'id') },
  ] as const
  const scope = { firm: firmOf(next ?? {}) }
  const { rows } = await repository.list(trx, entity, { filter, sort: { field: 'id', order: 'ASC' }, scope, offset: 0, limit: MOST })
  for (const row of rows) await changeFollowing(context, entity, row, { isDefault: false })
}

const needed = () => new AppError(422, 'validation', { fields: [{ path: 'isDefault', keyword: 'defaultNeeded', params: {} }] })

/**
 * A firm's list of statuses, with one default: to choose another is the only way to end one being it, so it is neither deleted, switched off nor
 * unset.
 */
export const statusRules: EntityRules = {
  async beforeWrite({ trx, entity, before, next, records }) {
    if (before?.isDefault !== true && next?.isDefault !== true) return
    await takeTurn(trx, `${entity.id} ${firmOf(next ?? before ?? {})}`, records.clock)
    if (!next) throw new AppError(409, 'defaultNeeded')
    if (before?.isDefault === true && next.isDefault !== true) throw needed()
    if (next.isDefault === true && next.isActive === false) throw needed()
  },
  async afterWrite(context) {
    if (context.next?.isDefault === true && context.before?.isDefault !== true) await clearOthers(context)
  },
}
