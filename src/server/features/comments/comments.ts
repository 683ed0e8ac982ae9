import { v7 } from 'uuid'
import type { AnswerOf, BodyOf } from '../../../model/calls/callContract.ts'
import { type commentCalls, MAX_COMMENTS } from '../../../model/calls/commentCalls.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError, invalid } from '../../../model/errors.ts'
import { recordLabel } from '../../../model/records/recordLabel.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import { notFound } from '../../records/access/denials.ts'
import { tenantActedFor } from '../../records/access/tenantOf.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { attachUploads } from '../../records/uploads/attachUploads.ts'
import { recordWritten, scopeValues } from '../../records/write/recordWritten.ts'
import { notify } from '../notifications/notify.ts'
import { COMMENTS_EVENT, seenUntil } from './seenComments.ts'
import { isRemovable, mentionedIn, shownTo } from './shownComment.ts'
import { type Reader, type RecordPlace, readersAmong, readersOf, readsOwner, type Thread, threadOf } from './thread.ts'

type Shown = AnswerOf<typeof commentCalls.create>
type Written = BodyOf<typeof commentCalls.create>

/** The comments on a record that the subject may read, the oldest first. Throws `AppError` 403, 404. */
export async function listComments(context: RecordContext, subject: Subject, place: RecordPlace): Promise<{ comments: Shown[] }> {
  await threadOf(context, subject, place)
  const tenant = tenantActedFor(context.model, subject)
  const of = { entity: place.entity, record: place.record, ...(tenant !== undefined && { owner: tenant }) }
  const newest = { sort: { field: 'id', order: 'DESC' }, limit: MAX_COMMENTS } as const
  const found = await context.repository.of('comments').find(context.db.read, of, newest)
  return { comments: found.toReversed().map(shownTo(subject, await seenUntil(context, subject, place))) }
}

/** Users whom the subject can mention. Throws `AppError` 403, 404. */
export async function listPeople(context: RecordContext, subject: Subject, place: RecordPlace, named: string | undefined) {
  const readers = await readersOf(context, subject, await threadOf(context, subject, place), named)
  return { people: readers.flatMap(({ user: { id, name } }) => (id === subject.id ? [] : [{ id, name }])) }
}

/** The mentioned users. Throws `AppError` 422 for one whom the subject can't mention. */
async function readersMentioned(context: RecordContext, subject: Subject, thread: Thread, ids: readonly string[]): Promise<Reader[]> {
  if (ids.length === 0) return []
  const { repository, db, model } = context
  const users = await repository.of('users').getMany(db.read, [...new Set(ids)])
  const tenant = tenantActedFor(model, subject)
  const known = users.filter(({ firm }) => tenant === undefined || firm === tenant)
  const readers = await readersAmong(context, thread, known)
  if (readers.length < new Set(ids).size) throw invalid<Written>('mentioned', 'reference')
  return readers
}

/** Notifies the readers, each by the label that they may see. */
async function notifyMentioned(
  context: RecordContext,
  trx: Transaction,
  author: Subject,
  { entity, record }: Thread,
  readers: readonly Reader[],
  comment: string,
) {
  for (const { user, subject } of readers) {
    if (user.id === author.id) continue
    const name = recordLabel(entity, context.access(entity, subject).present(record))
    const params = { by: author.attributes?.name ?? '', record: name, comment }
    await notify({ trx, records: context }, { user: user.id, kind: 'mentioned', params, link: { entity: entity.id, id: record.id } })
  }
}

/** Tells the open pages of those who read the thread that it has changed. */
const publish = ({ events }: RecordContext, trx: Transaction, { entity, record, owner: tenant }: Thread) =>
  events.publishTenant(trx, {
    event: COMMENTS_EVENT,
    entity: entity.id,
    data: { entity: entity.id, record: record.id },
    values: scopeValues(entity, record),
    tenant,
  })

/** Milliseconds of a UUIDv7. */
const timeOf = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

/**
 * The id of a new comment. Users have seen all comments up to an id, so a comment must not get a lower one than another that was committed before: comments
 * on a record wait for each other, and clocks of other processes may be ahead.
 */
async function nextId({ repository }: RecordContext, trx: Transaction, { entity, record }: Thread): Promise<string> {
  await repository.lock(trx, entity, record.id)
  const last = { sort: { field: 'id', order: 'DESC' }, limit: 1 } as const
  const [newest] = await repository.of('comments').find(trx, { entity: entity.id, record: record.id }, last)
  const id = v7()
  return newest && newest.id >= id ? v7({ msecs: timeOf(newest.id) + 1 }) : id
}

const namesOf = (readers: readonly Reader[]) => Object.fromEntries(readers.map(({ user: { id, name } }) => [id, name]))

/** Adds a comment to a record and notifies the mentioned users. Throws `AppError` 403, 404, 422. */
export async function createComment(
  context: RecordContext,
  subject: Subject,
  place: RecordPlace,
  { text, files = [], mentioned = [] }: Written,
): Promise<Shown> {
  const thread = await threadOf(context, subject, place)
  const readers = await readersMentioned(context, subject, thread, mentioned)
  const entity = entityOf(context, 'comments')
  const by = { authorId: subject.id, authorName: subject.attributes?.name ?? null }
  const written = { text, files: [...files], mentioned: namesOf(readers) }
  const stored = await context.db.write(async (trx) => {
    const id = await nextId(context, trx, thread)
    const draft = { id, entity: place.entity, record: place.record, owner: thread.owner, ...by, ...written, editedAt: null }
    await attachUploads(context, trx, entity, subject, draft, undefined)
    const after = await context.repository.insert(trx, entity, draft)
    await recordWritten(context, trx, { entity, subject, action: 'create', after })
    await notifyMentioned(context, trx, subject, thread, readers, after.id)
    await publish(context, trx, thread)
    return after
  })
  return shownTo(subject)(stored)
}

/** A comment that the subject can read, and its thread. Throws `AppError` 403, 404. */
async function findComment(context: RecordContext, subject: Subject, id: string) {
  const comment = id.includes('\0') ? undefined : await context.repository.of('comments').get(context.db.read, id)
  if (!comment || !readsOwner(context, subject, comment.owner)) throw notFound()
  const thread = await threadOf(context, subject, { entity: comment.entity, record: comment.record })
  return { comment, thread: { ...thread, owner: comment.owner } }
}

/** Changes the subject's own comment. Throws `AppError` 403 `commentOwn`, 404, 422. */
export async function saveComment(
  context: RecordContext,
  subject: Subject,
  id: string,
  { text, files = [], mentioned = [] }: Written,
): Promise<Shown> {
  const { comment, thread } = await findComment(context, subject, id)
  if (comment.authorId !== subject.id) throw new AppError(403, 'commentOwn')
  const readers = await readersMentioned(context, subject, thread, mentioned)
  const before = new Set(mentionedIn(comment).map((one) => one.id))
  const added = readers.filter(({ user }) => !before.has(user.id))
  const entity = entityOf(context, 'comments')
  const changes = { text, files: [...files], mentioned: namesOf(readers), editedAt: context.clock().toISOString() }
  const stored = await context.db.write(async (trx) => {
    const [current] = await context.repository.of('comments').getLocked(trx, [id])
    if (!current) throw notFound()
    await attachUploads(context, trx, entity, subject, { ...current, ...changes }, current)
    const after = await context.repository.update(trx, entity, current, changes)
    await recordWritten(context, trx, { entity, subject, action: 'edit', before: current, after })
    await notifyMentioned(context, trx, subject, thread, added, after.id)
    await publish(context, trx, thread)
    return after
  })
  return shownTo(subject)(stored)
}

/** Deletes a comment, by its author or an Admin. Throws `AppError` 403 `commentOwn`, 404. */
export async function removeComment(context: RecordContext, subject: Subject, id: string): Promise<void> {
  const { comment, thread } = await findComment(context, subject, id)
  if (!isRemovable(comment, subject)) throw new AppError(403, 'commentOwn')
  await context.db.write(async (trx) => {
    const comments = context.repository.of('comments')
    const [before] = await comments.getLocked(trx, [id])
    if (!before) throw notFound()
    await comments.remove(trx, id)
    await recordWritten(context, trx, { entity: comments.entity, subject, action: 'delete', before })
    await publish(context, trx, thread)
  })
}
