import { v7 } from 'uuid'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { undoCall } from '../../../model/calls/recordCalls.ts'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { isOpenChange } from '../../db/repository/openVersion.ts'
import type { Access } from '../access/access.ts'
import { authorize, notFound } from '../access/denials.ts'
import type { RecordContext } from '../recordContext.ts'
import { isSecret, type StoredRecord } from '../values.ts'
import { sides } from '../write/basedOn.ts'
import { changesAfter, type PastChange } from '../write/baseOf.ts'
import { refuseUnseen } from '../write/findForWrite.ts'
import { isDeletion } from '../write/removeFound.ts'
import { wasInScope } from './history.ts'
import { areUndone, undoWrites } from './undoRun.ts'
import { undoFollowed, writtenBy } from './undoTogether.ts'

/** Actions that have no reversal of their own. */
const UNDOABLE: ReadonlySet<string> = new Set(['create', 'edit', 'delete', 'restore'])

interface KnownWrite {
  readonly write: PastChange
  /** The version that the subject knows it by. */
  readonly version: number
}

/** The writes that the subject can see, the newest first. */
function knownWrites({ partly, entity }: Access, past: readonly PastChange[], current: StoredRecord | undefined): readonly KnownWrite[] {
  if (!partly) return past.map((write) => ({ write, version: write.version }))
  const seen = past.filter(({ changes }) => isOpenChange(entity, sides(changes, 'old'), sides(changes, 'new')))
  const newest = current?._openVersion ?? seen.length
  return seen.map((write, index) => ({ write, version: newest - index }))
}

/** The write that made a version, if only the subject's own writes followed that have been undone. */
function findWrite(known: readonly KnownWrite[], version: number, { id, viewer }: Subject): PastChange {
  const newest = known[0]
  if (!newest || version > newest.version) throw notFound()
  const place = known.findIndex((each) => each.version === version)
  const later = known.slice(0, Math.max(0, place)).map(({ write }) => write)
  const found = known[place]
  if (!found || !areUndone(later, viewer?.id ?? id)) throw new AppError(409, 'changedSince')
  return found.write
}

function refuseOther(entity: ResolvedEntity, { entry, changes }: PastChange, { id, viewer }: Subject): void {
  if (entry.actorId !== (viewer?.id ?? id)) throw new AppError(403, 'undoOwn')
  if (!UNDOABLE.has(entry.action)) throw new AppError(409, 'undoAction')
  const secret = entity.fields.some((field) => isSecret(field) && changes[field.name] !== undefined)
  if (secret && entry.action !== 'create' && entry.action !== 'delete') throw new AppError(409, 'undoSecret')
}

/**
 * Undoes a write of a record, by the usual writes with their rights: the newest one, or one that only writes of the subject followed that have been undone since.
 * `version` is what the write made: the record's `_version`, or one more for a deletion. Returns the records that the deletion had changed or deleted too, and that stay so. Throws `AppError` 403 `undoOwn` for another user's write, 404, 409 `changedSince`, `undoAction`, `undoSecret`, and what the writes throw.
 */
export async function undoWrite(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  id: string,
  { version, confirmed }: { readonly version: number; readonly confirmed: ReadonlySet<string> },
): Promise<AnswerOf<ReturnType<typeof undoCall>>['refused']> {
  const access = await authorize(context, entity, subject, 'show', id)
  const { repository, db } = context
  const scope = access.readScope(subject)
  const [current] = await repository.getMany(db.read, entity, [id], scope)
  const all = await changesAfter(repository, db.read, { entity: entity.id, id }, 0)
  if (!current && !wasInScope(scope, id, all[0])) return refuseUnseen(context, entity, subject, 'edit', id)
  const write = findWrite(knownWrites(access, all, current), version, subject)
  refuseOther(entity, write, subject)
  const { action, jobId: of } = write.entry
  const jobs = action === 'delete' && of !== null && isDeletion(of) ? { of, by: `undo:${v7()}`, confirmed } : undefined
  await undoWrites(context, entity, subject, id, { all, run: [write] }, { confirmed, jobId: jobs?.by })
  return jobs ? undoFollowed(context, subject, jobs, writtenBy(context, jobs.of)) : []
}
