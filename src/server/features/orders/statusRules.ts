import type { EntityMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { AppError, invalid } from '../../../model/errors.ts'
import { writeDependent } from '../../records/afterCommit.ts'
import type { RuleContext, RulesFor } from '../../records/rules.ts'
import { firmOf } from '../firms/firmScope.ts'
import { acquireLock } from '../firms/serials.sql.ts'

type Statuses = 'salesOrderStatuses' | 'purchaseOrderStatuses'

/** Maximum number of defaults to read. A list has one; more exist only if a write bypassed the rules. */
const MAX = 100

async function clearOthers(context: RuleContext<EntityOf<Statuses>>): Promise<void> {
  const { trx, repository, entity, next } = context
  const others = await repository.of(entity.id).find(
    trx,
    { isDefault: true },
    {
      filter: [{ path: 'id', operator: 'neq', value: next?.id ?? null }],
      scope: { firm: firmOf(next ?? {}) },
      limit: MAX,
    },
  )
  for (const row of others) await writeDependent(context, entity, row, { isDefault: false })
}

const needed = () => invalid<EntityMap[Statuses]>('isDefault', 'defaultNeeded')

/** A firm's list of statuses has one default. Only choosing another replaces it: it can't be deleted, deactivated or unset. */
export const statusRules: RulesFor<Statuses> = {
  async beforeWrite({ trx, entity, before, next, records }) {
    if (before?.isDefault !== true && next?.isDefault !== true) return
    await acquireLock(trx, `${entity.id} ${firmOf(next ?? before ?? {})}`, records.clock)
    if (!next) throw new AppError(409, 'defaultNeeded')
    if (before?.isDefault === true && next.isDefault !== true) throw needed()
    if (next.isDefault === true && next.isActive === false) throw needed()
  },
  async afterWrite(context) {
    if (context.next?.isDefault === true && context.before?.isDefault !== true) await clearOthers(context)
  },
}
