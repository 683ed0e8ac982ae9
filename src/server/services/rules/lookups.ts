import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { EntityRules, RuleContext } from '../rules.ts'
import { fieldValue, same, type Values } from '../values.ts'

/** Deeper chains of parents are refused rather than walked. */
const MAX_LEVELS = 32

const refuse = (keyword: string): never => {
  throw new AppError(422, 'validation', { fields: [{ path: 'parentLookupId', keyword, params: {} }] })
}

async function find({ trx, repository, model }: RuleContext, entity: string, id: Json): Promise<Values | undefined> {
  const resolved = model.entities[entity]
  if (!resolved || typeof id !== 'string') return undefined
  return (await repository.getMany(trx, resolved, [id]))[0]
}

async function refuseCycle(context: RuleContext, parent: Values): Promise<void> {
  let ancestor: Values | undefined = parent
  for (let level = 0; ancestor; level += 1) {
    if (level > MAX_LEVELS || ancestor.id === context.before?.id) refuse('not')
    ancestor = await find(context, 'lookups', fieldValue(ancestor, 'parentLookupId'))
  }
}

/** A parent needs a lookup type that has one, is of another type, and is not below the lookup itself. */
export const rules: EntityRules = {
  async beforeWrite(context) {
    const { next, before } = context
    const parentId = fieldValue(next, 'parentLookupId')
    if (!next || parentId === null) return
    if (before && same(parentId, fieldValue(before, 'parentLookupId')) && same(next.lookupTypeId, before.lookupTypeId)) return
    const type = await find(context, 'lookupTypes', fieldValue(next, 'lookupTypeId'))
    if (type?.hasParent !== true) refuse('not')
    const parent = await find(context, 'lookups', parentId)
    if (!parent) return refuse('reference')
    if (same(parent.lookupTypeId, next.lookupTypeId)) refuse('not')
    await refuseCycle(context, parent)
  },
}
