import type { HistoryEntry } from '../../../model/calls/recordCalls.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { fieldsNamed } from '../../../model/scopeNames.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Access } from '../access/access.ts'
import { authorize } from '../access/denials.ts'
import type { RecordContext } from '../recordContext.ts'
import { fieldValue, inScope, type Values } from '../values.ts'
import { changesAfter, type PastChange } from '../write/baseOf.ts'
import type { Changes } from '../write/changes.ts'
import { refuseUnseen } from '../write/findForWrite.ts'

/** Readers of the record may see that a secret was changed, but never its value. */
const isBareSecret = ({ entity }: Access, name: string) =>
  entity.fieldsByName[name]?.writeOnly === true && entity.fieldsByName[name]?.read === undefined

/** Actions that concern a record as a whole, no matter which of its fields the subject may read. */
const RECORD_ACTIONS: ReadonlySet<string> = new Set(['create', 'delete', 'restore'])

/** Removes the changes that the reader may not see. */
export function visibleChanges(access: Access, changes: PastChange['changes']): Changes {
  const old = access.present(Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change.old])))
  const next = access.present(Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change.new])))
  const names = Object.keys(changes).filter((name) => Object.hasOwn(old, name) || isBareSecret(access, name))
  return Object.fromEntries(names.map((name) => [name, { old: fieldValue(old, name), new: fieldValue(next, name) }]))
}

const toEntry = (access: Access, { version, changes, entry }: PastChange): HistoryEntry => ({
  id: entry.id,
  recordVersion: version,
  at: entry.at,
  action: entry.action,
  actorId: entry.actorId,
  actorName: entry.actorName,
  jobId: entry.jobId,
  outcome: 'done',
  changes: visibleChanges(access, changes),
})

/** A deleted record stays visible to those who could see it before: the scope is compared with the values at deletion. */
export function wasInScope(scope: Values | undefined, id: string, newest: PastChange | undefined): boolean {
  if (newest?.entry.action !== 'delete') return false
  const { changes } = newest
  const names = Object.keys(scope ?? {}).flatMap(fieldsNamed)
  const last = Object.fromEntries(names.map((name) => [name, name === 'id' ? id : (changes[name]?.old ?? null)]))
  return inScope(scope, last)
}

/** For subjects who can't read the whole record, numbers only the visible entries: gaps would reveal the others. */
const numbered = ({ partly }: Access, newestFirst: HistoryEntry[]): HistoryEntry[] =>
  partly ? newestFirst.map((entry, index) => ({ ...entry, recordVersion: newestFirst.length - index })) : newestFirst

/** Writes of a record, deleted or not, the newest first, at most 500. Throws `AppError` 403, 404. */
export async function readHistory(context: RecordContext, entity: ResolvedEntity, subject: Subject, id: string): Promise<HistoryEntry[]> {
  const access = await authorize(context, entity, subject, 'show', id)
  const { repository, db } = context
  const scope = access.readScope(subject)
  const [found, past] = await Promise.all([
    repository.getMany(db.read, entity, [id], scope),
    changesAfter(repository, db.read, { entity: entity.id, id }, 0),
  ])
  if (found.length === 0 && !wasInScope(scope, id, past[0])) return refuseUnseen(context, entity, subject, 'show', id)
  const shown = past.flatMap((change) => {
    const entry = toEntry(access, change)
    const [all, seen] = [Object.keys(change.changes).length, Object.keys(entry.changes).length]
    return seen > 0 || (entry.action !== 'edit' && all === 0) || RECORD_ACTIONS.has(entry.action) ? [entry] : []
  })
  return numbered(access, shown)
}
