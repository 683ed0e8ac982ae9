import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { EntityRules, RuleContext } from '../../records/rules.ts'
import { fieldValue, same } from '../../records/values.ts'

/** Deeper chains of lists are refused rather than walked. */
const MAX_LEVELS = 32

const refuse = (path: string, keyword: string, params: Readonly<Record<string, number>> = {}): never => {
  throw new AppError(422, 'validation', { fields: [{ path, keyword, params }] })
}

async function refuseCycle({ trx, repository, entity, before, next }: RuleContext): Promise<void> {
  let parent = fieldValue(next, 'parentTypeId')
  for (let level = 0; typeof parent === 'string'; level += 1) {
    if (level > MAX_LEVELS || parent === before?.id) return refuse('parentTypeId', 'cycle')
    const [type] = await repository.getMany(trx, entity, [parent])
    parent = fieldValue(type, 'parentTypeId')
  }
}

/** Values that have found their parents keep them: what a list lies below stays as it is then. */
async function refuseInUse(context: RuleContext): Promise<void> {
  const { trx, repository, before, next } = context
  const changed = before && (['hasParent', 'parentTypeId'] as const).find((name) => !same(fieldValue(next, name), fieldValue(before, name)))
  if (!before || !changed) return
  const filter = [{ path: 'lookupTypeId', operator: 'eq', value: before.id }] as const
  const sort = { field: 'id', order: 'ASC' } as const
  const { total } = await repository.list(trx, entityOf(context, 'lookups'), { filter, sort, offset: 0, limit: 1 })
  if (total > 0) refuse(changed, 'valuesInUse', { count: total })
}

/** A list below another one names it, never itself, and keeps it once it has values. */
export const rules: EntityRules = {
  async beforeWrite(context) {
    if (!context.next) return
    await refuseCycle(context)
    await refuseInUse(context)
  },
}
