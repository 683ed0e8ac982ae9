import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'
import { SYSTEM } from '../history/audit.ts'
import { forEachPaged } from '../loops/forEachIsolated.ts'
import type { RecordContext } from '../recordContext.ts'
import type { PurgedRecord } from '../rules.ts'
import type { UploadFiles } from '../uploads/uploadFiles.ts'
import { daysKept } from './listTrash.ts'

const DAY = 24 * 60 * 60 * 1000

/** Fields of an entity that show uploads, also of its child rows. */
const uploadFields = ({ fields }: ResolvedEntity): readonly ResolvedField[] =>
  fields.flatMap((field) => [field, ...(field.rows ?? [])]).filter(({ type }) => type.upload !== undefined)

/** Whether a record still shows the upload: a copy of a record shows the same files. */
async function isShown({ repository, model }: RecordContext, trx: Transaction, upload: string): Promise<boolean> {
  for (const entity of model.list)
    for (const { path, type } of uploadFields(entity)) {
      const filter = [{ path, operator: type.storage === 'column' ? 'eq' : 'includes', value: upload }] as const
      const sort = { field: 'id', order: 'ASC' } as const
      if ((await repository.list(trx, entity, { filter, sort, offset: 0, limit: 1 })).rows.length > 0) return true
    }
  return false
}

/** Removes the uploads of a record that no other record shows, and returns their ids. */
async function removeUploads(context: RecordContext, trx: Transaction, { entity, record }: PurgedRecord) {
  const uploads = context.repository.of('uploads')
  const removed: string[] = []
  for (const { id } of await uploads.find(trx, { entity, recordId: record })) {
    await uploads.lock(trx, id)
    if (await isShown(context, trx, id)) continue
    await uploads.remove(trx, id)
    removed.push(id)
  }
  return removed
}

/** Removes what hangs on a record, and returns the ids of all uploads that nothing else shows. */
async function removeAll(context: RecordContext, trx: Transaction, purged: PurgedRecord): Promise<readonly string[]> {
  const removed = await removeUploads(context, trx, purged)
  for (const { removeWith } of context.rules.values())
    for (const hanging of (await removeWith?.(context, trx, purged)) ?? []) removed.push(...(await removeUploads(context, trx, hanging)))
  return removed
}

/**
 * Deletes a record for good: after this it can't be restored. The audit trail notes it. Returns false if the record has been restored or purged
 * meanwhile.
 */
export async function purge(context: RecordContext, files: UploadFiles, subject: Subject, id: string): Promise<boolean> {
  const { repository, db, audit } = context
  const trash = repository.of('deletedRecords')
  const removed = await db.write(async (trx) => {
    const [row] = await trash.getLocked(trx, [id])
    const [entry] = row ? await repository.of('auditEntries').getMany(trx, [id]) : []
    if (!row || !entry) return undefined
    await trash.remove(trx, id)
    const { entity, record } = row
    const noted = { subject, action: 'purge', entity, recordId: record, version: (entry.recordVersion ?? 0) + 1, outcome: 'done' } as const
    await audit.write(trx, noted)
    return removeAll(context, trx, row)
  })
  for (const upload of removed ?? []) await files.remove(upload)
  return removed !== undefined
}

/** Deletes for good what has been in the trash for so many days. */
export async function emptyTrash(context: RecordContext, files: UploadFiles): Promise<void> {
  const past = new Date(context.clock().getTime() - daysKept(context) * DAY).toISOString()
  const idsAfter = async (last: string, limit: number) => {
    const old = hubTables(context.db.read).selectFrom('deletedRecords').select('id').where('createdAt', '<', past).where('id', '>', last)
    return (await old.orderBy('id').limit(limit).execute()).map(({ id }) => id)
  }
  const failed = (error: unknown, id: string) => context.report(error, 'a deleted record could not be removed for good', { trash: id })
  await forEachPaged(idsAfter, (id) => purge(context, files, SYSTEM, id), failed)
}
