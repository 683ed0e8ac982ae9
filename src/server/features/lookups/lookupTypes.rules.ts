import type { EntityMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { invalid } from '../../../model/errors.ts'
import type { RuleContext, RulesFor } from '../../records/rules.ts'
import { same } from '../../records/values.ts'

type LookupType = EntityMap['lookupTypes']
type Context = RuleContext<EntityOf<'lookupTypes'>>

/** Maximum depth of lists; deeper chains are refused. */
const MAX_LEVELS = 32

async function refuseCycle({ trx, repository, before, next }: Context): Promise<void> {
  let parent = next?.parentTypeId
  for (let level = 0; parent; level += 1) {
    if (level > MAX_LEVELS || parent === before?.id) throw invalid<LookupType>('parentTypeId', 'cycle')
    parent = (await repository.of('lookupTypes').get(trx, parent))?.parentTypeId
  }
}

/** Refuses to change the parent of a list whose values have parents. */
async function refuseInUse(context: Context): Promise<void> {
  const { trx, repository, before, next } = context
  const changed = before && (['hasParent', 'parentTypeId'] as const).find((name) => !same(next?.[name], before[name]))
  if (!before || !changed) return
  const { total } = await repository.of('lookups').list(trx, { lookupTypeId: before.id }, { limit: 1 })
  if (total > 0) throw invalid<LookupType>(changed, 'valuesInUse', { count: total })
}

/** A list may have a parent list, but not itself, and keeps it once it has values. */
export const rules: RulesFor<'lookupTypes'> = {
  async beforeWrite(context) {
    if (!context.next) return
    await refuseCycle(context)
    await refuseInUse(context)
  },
}
