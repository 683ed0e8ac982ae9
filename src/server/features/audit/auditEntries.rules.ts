import { actingForAll } from '../../records/access/tenantOf.ts'
import { visibleChanges } from '../../records/history/history.ts'
import type { RulesFor } from '../../records/rules.ts'
import { isChanges } from '../../records/write/changes.ts'

/** Leaves out changes of fields that the reader can't read in the record itself. */
export const rules: RulesFor<'auditEntries'> = {
  redact: {
    fields: ['changes'],
    present({ model, access }, subject, entry) {
      const entity = entry.entity ? model.entities[entry.entity] : undefined
      const changes = entry.changes ?? null
      if (!entity || !isChanges(changes)) return entry
      const policy = access(entity, subject)
      const mayRead = policy.allowed.has('show') && policy.scope(actingForAll(model, subject)) === undefined
      return { ...entry, changes: mayRead ? visibleChanges(policy, changes) : null }
    },
  },
}
