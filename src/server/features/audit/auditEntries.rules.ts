import { actingForAll } from '../../records/access/tenantOf.ts'
import { visibleChanges } from '../../records/history/history.ts'
import type { EntityRules } from '../../records/rules.ts'
import { isValues, type Values } from '../../records/values.ts'

type Change = { readonly old: never; readonly new: never }

const isChanges = (value: Values): boolean => Object.values(value).every((change) => isValues(change) && 'old' in change && 'new' in change)

/** The trail tells nobody what the record itself would not: changes of fields that the reader can't read are left out. */
export const rules: EntityRules = {
  present({ model, access }, subject, entry) {
    const entity = typeof entry.entity === 'string' ? model.entities[entry.entity] : undefined
    const changes = entry.changes ?? null
    if (!entity || !isValues(changes) || !isChanges(changes)) return entry
    const policy = access(entity, subject)
    const mayRead = policy.allowed.has('show') && policy.scope(actingForAll(model, subject)) === undefined
    return { ...entry, changes: mayRead ? visibleChanges(policy, changes as unknown as Record<string, Change>) : null }
  },
}
