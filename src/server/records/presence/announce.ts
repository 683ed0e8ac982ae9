import type { BodyOf } from '../../../model/calls/callContract.ts'
import type { presenceCalls } from '../../../model/calls/hubCalls.ts'
import type { Subject } from '../../../model/subject.ts'
import { authorize, notFound } from '../access/denials.ts'
import type { RecordContext } from '../recordContext.ts'
import { scopeValues } from '../write/recordWritten.ts'
import type { Editor, Presence } from './presence.ts'

interface FormOf {
  readonly entity: string
  readonly record: string
}

/**
 * Tells all processes that the subject's form of a record is open, or closed. Resolves to the other users with a form of it. A record that the
 * subject can't edit, or that is gone, has none. Throws `AppError` 403, 404 for an entity that they may not edit.
 */
export async function announce(
  context: RecordContext,
  presence: Presence,
  subject: Subject,
  { entity: name, record: id }: FormOf,
  { tab, here }: BodyOf<typeof presenceCalls.announce>,
): Promise<Editor[]> {
  const { model, repository, db, events } = context
  const entity = Object.hasOwn(model.entities, name) ? model.entities[name] : undefined
  if (!entity || id.includes('\0')) throw notFound()
  const access = await authorize(context, entity, subject, 'edit', id)
  const [record] = await repository.getMany(db.read, entity, [id], access.writeScope(subject))
  if (!record) return []
  const [user] = await repository.of('users').getMany(db.read, [subject.id])
  const values = scopeValues(entity, record)
  await events.publishPresence({ entity: name, id, values, tab, user: subject.id, name: user?.name ?? '', here })
  return presence.editors(name, id).filter((editor) => editor.user !== subject.id)
}
