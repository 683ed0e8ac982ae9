import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { invalid } from '../../../model/errors.ts'
import type { RuleContext, RulesFor } from '../../records/rules.ts'
import { same } from '../../records/values.ts'

type Lookup = EntityMap['lookups']
type Context = RuleContext<EntityOf<'lookups'>>

/** Maximum depth of parents; deeper chains are refused. */
const MAX_LEVELS = 32

const PARENT = 'parentLookupId' satisfies keyof Lookup

const refuse = (keyword: string, params: Readonly<Record<string, string>> = {}): never => {
  throw invalid<Lookup>(PARENT, keyword, params)
}

type Id = string | null | undefined

const findLookup = async ({ trx, repository }: Context, id: Id) => (id ? repository.of('lookups').get(trx, id) : undefined)

const findType = async ({ trx, repository }: Context, id: Id) => (id ? repository.of('lookupTypes').get(trx, id) : undefined)

async function refuseCycle(context: Context, parent: Lookup): Promise<void> {
  let ancestor: Lookup | undefined = parent
  for (let level = 0; ancestor; level += 1) {
    if (level > MAX_LEVELS || ancestor.id === context.before?.id) refuse('not')
    ancestor = await findLookup(context, ancestor.parentLookupId)
  }
}

/** Refuses a parent that is not a value of the parent list; lists without a parent list have none. */
async function refuseParent(context: Context, next: DraftMap['lookups']): Promise<void> {
  const { parentLookupId: parentId = null } = next
  const type = await findType(context, next.lookupTypeId)
  if (!type) return
  if (type.hasParent !== true) return parentId === null ? undefined : refuse('noParent')
  if (parentId === null) return refuse('required', { missingProperty: PARENT })
  const parent = await findLookup(context, parentId)
  if (!parent) return refuse('reference')
  const above = await findType(context, type.parentTypeId)
  if (above && parent.lookupTypeId !== above.id) return refuse('parentType', { value: above.name })
  if (parent.lookupTypeId === next.lookupTypeId) return refuse('not')
  await refuseCycle(context, parent)
}

/** Refuses to move a value with children to another list. */
async function refuseMove({ trx, repository, before, next }: Context): Promise<void> {
  if (!before || next?.lookupTypeId === before.lookupTypeId) return
  const { total } = await repository.of('lookups').list(trx, { parentLookupId: before.id }, { limit: 1 })
  if (total > 0) throw invalid<Lookup>('lookupTypeId', 'valuesInUse', { count: total })
}

/** A value of a child list has a parent in the parent list, without cycles. */
export const rules: RulesFor<'lookups'> = {
  async beforeWrite(context) {
    const { next, before } = context
    if (!next) return
    const changed = (['parentLookupId', 'lookupTypeId'] as const).some((name) => !same(next[name], before?.[name]))
    if (before && !changed) return
    await refuseMove(context)
    await refuseParent(context, next)
  },
}
