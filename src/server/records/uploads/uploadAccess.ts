import type { EntityMap } from '../../../model/entityMap.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Queries } from '../../db/database.ts'
import type { Access } from '../access/access.ts'
import { notFound } from '../access/denials.ts'
import type { RecordContext } from '../recordContext.ts'
import { isSeenInTrash } from '../trash/listTrash.ts'

export type Upload = EntityMap['uploads']

/** Whether the subject may read the field that shows the upload, of records in its scope. */
function mayRead({ allowed, hidden }: Access, { path }: Upload): boolean {
  const [name = ''] = (path ?? '').split('.')
  return (allowed.has('show') || allowed.has('list')) && !hidden.has(path ?? '') && !hidden.has(name)
}

/** Whether the subject may see the field of the record that shows the upload, or the entity's rules allow it. */
async function isShown(context: RecordContext, queries: Queries, subject: Subject, upload: Upload): Promise<boolean> {
  const { recordId } = upload
  const entity = upload.entity === null ? undefined : context.model.entities[upload.entity]
  if (!entity || recordId === null) return false
  const access = context.access(entity, subject)
  if (mayRead(access, upload) && (await context.repository.exists(queries, entity, recordId, access.readScope(subject)))) return true
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

/** The upload, if the subject sees the record that showed it in the trash. */
async function findTrashed(context: RecordContext, subject: Subject, id: string): Promise<Upload | undefined> {
  const upload = await context.repository.of('uploads').get(context.db.read, id)
  const entity = context.model.entities[upload?.entity ?? '']
  if (!upload || !entity || upload.recordId === null || !mayRead(context.access(entity, subject), upload)) return undefined
  return (await isSeenInTrash(context, subject, entity.id, upload.recordId)) ? upload : undefined
}

/** Throws `AppError` 404 if the upload does not exist or the subject may not see it. */
export async function findUpload(context: RecordContext, subject: Subject, id: string): Promise<Upload> {
  const [upload = await findTrashed(context, subject, id)] = await visibleUploads(context, context.db.read, subject, [id])
  if (!upload) throw notFound()
  return upload
}
