import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { RecordContext } from '../recordContext.ts'
import { isSecret, type Values } from '../values.ts'
import { changesAfter, type PastChange } from '../write/baseOf.ts'
import { undoChanges } from '../write/changes.ts'
import { createRecord } from '../write/createRecord.ts'
import { removeRecord } from '../write/removeRecord.ts'
import { updateRecord } from '../write/updateRecord.ts'

/** The job whose writes are undone, and the job that undoes them. */
interface Jobs {
  readonly of: string
  readonly by: string
}

/** The job's writes of a record, the newest first, if no other write followed them. */
function runOf(past: readonly PastChange[], of: string): readonly PastChange[] {
  const other = past.findIndex(({ entry }) => entry.jobId !== of)
  return other === -1 ? past : past.slice(0, other)
}

/** Values of the changed fields before the run, as far as the subject may set them. */
function valuesBefore(entity: ResolvedEntity, run: readonly PastChange[], settable: ReadonlySet<string>): Values {
  const before = undoChanges(
    {},
    run.map(({ changes }) => changes),
  )
  const names = entity.fields.filter((field) => settable.has(field.name) && !isSecret(field) && before[field.name] !== undefined)
  return Object.fromEntries(names.map(({ name }) => [name, before[name] ?? null]))
}

/**
 * Undoes what a job wrote to a record: restores the values that it changed, restores the record that it deleted, deletes the one that it created.
 * Returns false if that is already done. Throws `AppError` 409 `changedSince` for a record that was written later, and what the writes throw.
 */
export async function undoRun(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  id: string,
  { of, by }: Jobs,
): Promise<boolean> {
  const past = await changesAfter(context.repository, context.db.read, { entity: entity.id, id }, 0)
  const newest = past[0]
  if (!newest || newest.entry.jobId === by) return false
  const run = runOf(past, of)
  const oldest = run.at(-1)
  if (!oldest) throw new AppError(409, 'changedSince')
  const existed = oldest.entry.action !== 'create' && past[run.length]?.entry.action !== 'delete'
  const exists = newest.entry.action !== 'delete'
  const { settable } = context.access(entity, subject)
  const based = { storedVersion: newest.version, jobId: by }
  if (exists && existed)
    await updateRecord(context, entity, subject, id, valuesBefore(entity, run, settable.edit), { ...based, audited: 'restore' })
  else if (exists) await removeRecord(context, entity, subject, id, based)
  else if (existed) {
    const last = undoChanges(
      {},
      run.map(({ changes }) => changes),
    )
    const input = valuesBefore(entity, run, settable.create)
    await createRecord(context, entity, subject, input, { revived: { id, _version: newest.version + 1 }, last, jobId: by })
  }
  return true
}
