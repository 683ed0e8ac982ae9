import type { RuleContext } from '../rules.ts'
import { isSecret, same, type Values } from '../values.ts'
import { deriveAndValidate } from './deriveAndValidate.ts'

/** The record after `beforeSave`, inside the transaction; validated again if the rule changed anything. Throws `AppError` 422. */
export async function runBeforeSave(context: RuleContext & { readonly next: Values }): Promise<Values> {
  const { entity, records, next, before } = context
  const rules = records.rules.get(entity.id)
  if (!rules?.beforeSave) return next
  const filled = await rules.beforeSave(context)
  if (entity.fields.every(({ name }) => same(filled[name], next[name]))) return next
  const kept = entity.fields.filter(isSecret).map(({ name }) => name)
  const { validate: _validated, ...others } = rules
  return { ...filled, ...deriveAndValidate(entity, filled, { rules: others, kept, ...(before ? { before } : {}) }) }
}
