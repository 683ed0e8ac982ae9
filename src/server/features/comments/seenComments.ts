import { v7 } from 'uuid'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import type { commentCalls } from '../../../model/calls/commentCalls.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Queries } from '../../db/database.ts'
import { notFound } from '../../records/access/denials.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { type RecordPlace, readsOwner, threadOf } from './thread.ts'

/** Name of the live event: the comments of a record have changed, or the user has seen them on another page. */
export const COMMENTS_EVENT = 'comments'

const visitOf = ({ repository }: RecordContext, queries: Queries, { id: user }: Subject, { entity, record }: RecordPlace) =>
  repository.of('commentVisits').findOne(queries, { user, entity, record })

/** Id of the newest comment on a record that the subject has seen; empty before its first visit. Ids grow in the order in which comments are committed. */
export const seenUntil = async (context: RecordContext, subject: Subject, place: RecordPlace): Promise<string> =>
  (await visitOf(context, context.db.read, subject, place))?.seen ?? ''

/** Notes that the subject has seen a comment on a record and those before it, and updates its other pages. Throws `AppError` 403, 404. */
export async function markSeen(
  context: RecordContext,
  subject: Subject,
  { entity, record }: RecordPlace,
  { comment: id }: BodyOf<typeof commentCalls.seen>,
): Promise<void> {
  const { repository, db, events } = context
  await threadOf(context, subject, { entity, record })
  const comment = await repository.of('comments').get(db.read, id)
  const isHere = comment?.entity === entity && comment.record === record && readsOwner(context, subject, comment.owner)
  if (!isHere) throw notFound()
  const visits = repository.of('commentVisits')
  await db.write(async (trx) => {
    // Two pages of a user write one after the other.
    await repository.of('users').lock(trx, subject.id)
    const before = await visitOf(context, trx, subject, { entity, record })
    if (before && before.seen >= id) return
    if (before) await visits.update(trx, before, { seen: id })
    else await visits.insert(trx, { id: v7(), user: subject.id, entity, record, seen: id })
    const data = { entity, record }
    await events.publishLive(trx, { event: COMMENTS_EVENT, entity, data, own: { [subject.id]: true }, onlyOwn: true })
  })
}
