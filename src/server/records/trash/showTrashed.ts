import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { trashCalls } from '../../../model/calls/trashCalls.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { Subject } from '../../../model/subject.ts'
import { chunksOf } from '../../../model/values/chunksOf.ts'
import { notFound } from '../access/denials.ts'
import type { RecordContext } from '../recordContext.ts'
import { aboutDeletion, seenDeletions, stateOf } from './listTrash.ts'
import { followedOf } from './trashRows.ts'

type Answer = AnswerOf<typeof trashCalls.read>

/** Records of one statement. */
const PART = 500

/** What was deleted or changed with the record, counted by entity: deleted records that the subject sees in the trash, others that it may read. */
async function togetherWith(context: RecordContext, subject: Subject, row: EntityMap['deletedRecords']): Promise<Answer['together']> {
  const { repository, db } = context
  const counted: Answer['together'][number][] = []
  for (const [entity, followed] of Map.groupBy(followedOf(context, row), (one) => one.entity)) {
    const { allowed, readScope } = context.access(entity, subject)
    if (!allowed.has('list')) continue
    let [restored, changed] = [0, 0]
    for (const part of chunksOf(followed, PART)) {
      const ids = part.map(({ id }) => id)
      const rows = await repository.of('deletedRecords').find(db.read, { entity: entity.id, record: ids })
      restored += (await seenDeletions(context, subject, rows)).length
      changed += (await repository.getMany(db.read, entity, ids, readScope(subject))).length
    }
    if (restored + changed > 0) counted.push({ entity: entity.id, restored, changed })
  }
  return counted
}

/** A deleted record with its values, as the subject may read them. Throws `AppError` 404. */
export async function showTrashed(context: RecordContext, subject: Subject, id: string): Promise<Answer> {
  const rows = await context.repository.of('deletedRecords').getMany(context.db.read, [id])
  const [seen] = await seenDeletions(context, subject, rows)
  if (!seen) throw notFound()
  return { ...aboutDeletion(seen), record: stateOf(context, subject, seen), together: await togetherWith(context, subject, seen.row) }
}
