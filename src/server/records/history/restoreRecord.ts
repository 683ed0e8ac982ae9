import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { authorize, notFound } from '../access/denials.ts'
import type { RecordContext } from '../recordContext.ts'
import { isSecret, type StoredRecord, type Values } from '../values.ts'
import { changesAfter } from '../write/baseOf.ts'
import { undoChanges } from '../write/changes.ts'
import { createRecord } from '../write/createRecord.ts'
import { updateRecord } from '../write/updateRecord.ts'
import { wasInScope } from './history.ts'

/** Values of a past state that the subject may set; other fields keep their current value. */
const settablePart = (entity: ResolvedEntity, state: Values, settable: ReadonlySet<string>, hidden: ReadonlySet<string>): Values =>
  Object.fromEntries(
    entity.fields
      .filter((field) => settable.has(field.name) && !isSecret(field) && !hidden.has(field.path))
      .map(({ name }) => [name, state[name] ?? null]),
  )

/**
 * Restores a record to the state of a version, as a new version; a deleted record keeps its id. Passwords are not in the audit trail
 * and do not change. Throws `AppError` 403, 404, 409, 422.
 */
export async function restoreRecord(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  id: string,
  { version, confirmed }: { readonly version: number; readonly confirmed: ReadonlySet<string> },
): Promise<StoredRecord> {
  const { repository, db } = context
  const access = await authorize(context, entity, subject, 'edit', id)
  const scope = access.scope(subject)
  const [current] = await repository.getMany(db.read, entity, [id], scope)
  const past = await changesAfter(repository, db.read, { entity: entity.id, id }, 0)
  const newest = past[0]
  if (!newest || version < 1 || version > newest.version || (!current && !wasInScope(scope, id, newest))) throw notFound()
  const later = past.filter((change) => change.version > version)
  const state = undoChanges(
    current ?? {},
    later.map(({ changes }) => changes),
  )
  if (current) {
    const input = settablePart(entity, state, access.settable.edit, access.hidden)
    return updateRecord(context, entity, subject, id, input, {
      version: access.partly ? current._openVersion : current._version,
      audited: 'restore',
    })
  }
  const input = settablePart(entity, state, access.settable.create, access.hidden)
  const last = undoChanges({}, [newest.changes])
  return createRecord(context, entity, subject, input, { revived: { id, _version: newest.version + 1 }, last, confirmed })
}
