import { v7 } from 'uuid'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { undoCall } from '../../../model/calls/recordCalls.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { Subject } from '../../../model/subject.ts'
import { notFound } from '../access/denials.ts'
import { undoWrites } from '../history/undoRun.ts'
import { undoFollowed } from '../history/undoTogether.ts'
import type { RecordContext } from '../recordContext.ts'
import { changesAfter } from '../write/baseOf.ts'
import { couldWrite } from './listTrash.ts'
import { followedOf } from './trashRows.ts'

type Trashed = EntityMap['deletedRecords']

/**
 * Restores a deleted record under its id, by the usual writes with their rights, then what was deleted or changed with it. Returns the records
 * that stay as they are. Throws `AppError` 404, 409 `changedSince`, and what the writes throw: 422 for a unique value that is taken, or a reference to
 * what is gone.
 */
export async function restoreTrashed(
  context: RecordContext,
  subject: Subject,
  row: Trashed,
  confirmed: ReadonlySet<string>,
): Promise<AnswerOf<ReturnType<typeof undoCall>>['refused']> {
  const entity = context.model.entities[row.entity]
  if (!entity) throw notFound()
  const all = await changesAfter(context.repository, context.db.read, { entity: entity.id, id: row.record }, 0)
  const [newest] = all
  if (newest?.entry.id !== row.id || !couldWrite(context, entity, subject, newest.entry)) throw notFound()
  const by = `undo:${v7()}`
  await undoWrites(context, entity, subject, row.record, { all, run: [newest] }, { confirmed, jobId: by })
  const followed = followedOf(context, row).toReversed()
  return followed.length === 0 ? [] : undoFollowed(context, subject, { of: newest.entry.jobId ?? '', by, confirmed }, [followed])
}
