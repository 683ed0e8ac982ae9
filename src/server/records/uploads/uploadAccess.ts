import type { EntityMap } from '../../../model/entityMap.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Queries } from '../../db/database.ts'
import { notFound } from '../access/denials.ts'
import type { RecordContext } from '../recordContext.ts'

export type Upload = EntityMap['uploads']

/** Whether the subject may see the field of the record that shows the upload, or the entity's rules allow it. */
async function isShown(context: RecordContext, queries: Queries, subject: Subject, upload: Upload): Promise<boolean> {
  const { recordId, path } = upload
  const entity = upload.entity === null ? undefined : context.model.entities[upload.entity]
  if (!entity || recordId === null) return false
  const access = context.access(entity, subject)
  const [name = ''] = (path ?? '').split('.')
  const mayRead = (access.allowed.has('show') || access.allowed.has('list')) && !access.hidden.has(path ?? '') && !access.hidden.has(name)
  if (mayRead && (await context.repository.exists(queries, entity, recordId, access.readScope(subject)))) return true
  return (await context.rules.get(entity.id)?.showsUpload?.(context, queries, subject, upload)) ?? false
}

/** The uploads among `ids` that the subject may see: its own, and those in records and fields that it may see. */
export async function visibleUploads(
  context: RecordContext,
  queries: Queries,
  subject: Subject,
  ids: readonly string[],
): Promise<Upload[]> {
  const uploads = await context.repository.of('uploads').getMany(queries, ids)
  const visible: Upload[] = []
  for (const upload of uploads) {
    if (upload.ownerId === subject.id || (await isShown(context, queries, subject, upload))) visible.push(upload)
  }
  return visible
}

/** Throws `AppError` 404 if the upload does not exist or the subject may not see it. */
export async function findUpload(context: RecordContext, subject: Subject, id: string): Promise<Upload> {
  const [upload] = await visibleUploads(context, context.db.read, subject, [id])
  if (!upload) throw notFound()
  return upload
}
