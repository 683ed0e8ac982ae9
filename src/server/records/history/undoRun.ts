import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { RecordContext } from '../recordContext.ts'
import { isSecret, same, type Values } from '../values.ts'
import { changesAfter, type PastChange } from '../write/baseOf.ts'
import { undoChanges } from '../write/changes.ts'
import { createRecord } from '../write/createRecord.ts'
import { removeRecord } from '../write/removeRecord.ts'
import { updateRecord } from '../write/updateRecord.ts'

/** The job whose writes are undone, the job that undoes them, and the risky operations that the caller has confirmed. */
export interface Jobs {
  readonly of: string
  readonly by: string
  readonly confirmed: ReadonlySet<string>
  /** What an import wrote is undone with the right to import. */
  readonly right?: 'import' | undefined
}

/** What is known of the record's writes. */
interface Past {
  /** All of them, the newest first. */
  readonly all: readonly PastChange[]
  /** Those to be undone, without a gap, the newest first. */
  readonly run: readonly PastChange[]
}

interface Options {
  /** The job that undoes the writes. */
  readonly jobId?: string | undefined
  /** Risky operations that the caller has confirmed. */
  readonly confirmed: ReadonlySet<string>
  readonly right?: 'import' | undefined
}

/** Whether all of the writes, the newest first, are a user's own and leave the record as it was before them, such as an edit and its undo. */
export function areUndone(past: readonly PastChange[], actor: string): boolean {
  const [before, after]: [Record<string, Json>, Record<string, Json>] = [{}, {}]
  for (const { changes, entry } of past) {
    if (entry.actorId !== actor) return false
    for (const [name, change] of Object.entries(changes)) {
      // What a password was is not known.
      if (same(change.old, change.new)) return false
      if (!(name in after)) after[name] = change.new
      before[name] = change.old
    }
  }
  return same(before, after)
}

/** The job's writes of a record, the newest first, if no other write followed them, or only those of its owner that have been undone. */
function runOf(past: readonly PastChange[], of: string, actor: string): readonly PastChange[] {
  const first = past.findIndex(({ entry }) => entry.jobId === of)
  if (first === -1 || !areUndone(past.slice(0, first), actor)) return []
  const rest = past.slice(first)
  const other = rest.findIndex(({ entry }) => entry.jobId !== of)
  return other === -1 ? rest : rest.slice(0, other)
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

async function reverse(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  id: string,
  { all, run }: Past,
  { jobId, confirmed, right }: Options,
): Promise<void> {
  const [newest, oldest] = [all[0], run.at(-1)]
  if (!newest || !oldest) throw new AppError(409, 'changedSince')
  const existed = oldest.entry.action !== 'create' && all[all.indexOf(oldest) + 1]?.entry.action !== 'delete'
  const exists = newest.entry.action !== 'delete'
  const { settable } = context.access(entity, subject)
  const job = { ...(jobId === undefined ? {} : { jobId }), ...(right && { action: right }) }
  const based = { storedVersion: newest.version, ...job }
  if (exists && !existed) return void (await removeRecord(context, entity, subject, id, based))
  if (exists) {
    const input = valuesBefore(entity, run, settable.edit)
    return void (await updateRecord(context, entity, subject, id, input, { ...based, audited: 'restore' }))
  }
  if (!existed) return
  const last = undoChanges(
    {},
    run.map(({ changes }) => changes),
  )
  const revived = { id, _version: newest.version + 1 }
  await createRecord(context, entity, subject, valuesBefore(entity, run, settable.create), {
    revived,
    last,
    ...job,
    confirmed,
  })
}

/**
 * Undoes writes of a record by the usual writes: restores the values that they changed, restores the record that they deleted, deletes the one that they
 * created. Throws `AppError` 409 `changedSince` for a record that was written later, and what the writes throw.
 */
export async function undoWrites(...reversal: Parameters<typeof reverse>): Promise<void> {
  try {
    await reverse(...reversal)
  } catch (error) {
    // Another write came first. Nobody chooses between values here, as in a form.
    if (error instanceof AppError && error.code === 'conflict') throw new AppError(409, 'changedSince')
    throw error
  }
}

/** Undoes what a job wrote to a record, unless that is already done. Throws what `undoWrites` throws. */
export async function undoRun(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  id: string,
  { of, by, confirmed, right }: Jobs,
): Promise<void> {
  const all = await changesAfter(context.repository, context.db.read, { entity: entity.id, id }, 0)
  const newest = all[0]
  if (!newest || newest.entry.jobId === by) return
  await undoWrites(
    context,
    entity,
    subject,
    id,
    { all, run: runOf(all, of, subject.viewer?.id ?? subject.id) },
    { jobId: by, confirmed, right },
  )
}
