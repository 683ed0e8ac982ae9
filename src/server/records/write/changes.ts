import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { fieldValue, isSecret, isValues, same, type Values } from '../values.ts'

/** Field → value before and after. Secrets appear by name only, with null for both. */
export type Changes = Readonly<Record<string, { readonly old: Json; readonly new: Json }>>

/** Whether a value of the audit trail lists changes of fields; for some actions it holds other data. */
export const isChanges = (value: unknown): value is Changes =>
  isValues(value) && Object.values(value).every((change) => isValues(change) && 'old' in change && 'new' in change)

/** Differences between two states of a record; `undefined`: the record does not exist. */
export function changesBetween(entity: ResolvedEntity, before: Values | undefined, after: Values | undefined): Changes {
  const changes: Record<string, { old: Json; new: Json }> = {}
  for (const field of entity.fields) {
    const [old, next] = [fieldValue(before, field.name), fieldValue(after, field.name)]
    if (!same(old, next)) changes[field.name] = isSecret(field) ? { old: null, new: null } : { old, new: next }
  }
  return changes
}

/** Reverts changes, the newest first, to get an earlier state of a record. */
export function undoChanges(record: Values, newestFirst: readonly Changes[]): Values {
  const earlier: Record<string, Json> = { ...record }
  for (const changes of newestFirst) for (const [name, change] of Object.entries(changes)) earlier[name] = change.old
  return earlier
}
