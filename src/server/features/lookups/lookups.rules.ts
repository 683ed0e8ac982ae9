import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { EntityRules, RuleContext } from '../../records/rules.ts'
import { fieldValue, same, type Values } from '../../records/values.ts'

/** Deeper chains of parents are refused rather than walked. */
const MAX_LEVELS = 32

const refuse = (keyword: string, params: Readonly<Record<string, string>> = {}): never => {
  throw new AppError(422, 'validation', { fields: [{ path: 'parentLookupId', keyword, params }] })
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

/** The parent fits what the list says: none, or a value of the list above it. */
async function refuseParent(context: RuleContext, next: Values): Promise<void> {
  const parentId = fieldValue(next, 'parentLookupId')
  const type = await find(context, 'lookupTypes', fieldValue(next, 'lookupTypeId'))
  if (!type) return
  if (type.hasParent !== true) return parentId === null ? undefined : refuse('noParent')
  if (parentId === null) return refuse('required', { missingProperty: 'parentLookupId' })
  const parent = await find(context, 'lookups', parentId)
  if (!parent) return refuse('reference')
  const above = await find(context, 'lookupTypes', fieldValue(type, 'parentTypeId'))
  if (above && !same(parent.lookupTypeId, above.id)) return refuse('parentType', { value: String(above.name) })
  if (same(parent.lookupTypeId, next.lookupTypeId)) return refuse('not')
  await refuseCycle(context, parent)
}

/** Values below this one would have a parent of another list. */
async function refuseMove({ trx, repository, entity, before, next }: RuleContext): Promise<void> {
  if (!before || same(fieldValue(next, 'lookupTypeId'), before.lookupTypeId)) return
  const filter = [{ path: 'parentLookupId', operator: 'eq', value: before.id }] as const
  const { total } = await repository.list(trx, entity, { filter, sort: { field: 'id', order: 'ASC' }, offset: 0, limit: 1 })
  const fields = [{ path: 'lookupTypeId', keyword: 'valuesInUse', params: { count: total } }]
  if (total > 0) throw new AppError(422, 'validation', { fields })
}

/** A value has a parent where its list lies below another, of that list, and not below itself. */
export const rules: EntityRules = {
  async beforeWrite(context) {
    const { next, before } = context
    if (!next) return
    const changed = ['parentLookupId', 'lookupTypeId'].some((name) => !same(fieldValue(next, name), fieldValue(before, name)))
    if (before && !changed) return
    await refuseMove(context)
    await refuseParent(context, next)
  },
}
