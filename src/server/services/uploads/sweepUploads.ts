import type { RecordContext } from '../recordContext.ts'
import { uploadEntity } from './uploadAccess.ts'
import type { UploadFiles } from './uploadFiles.ts'

/** Milliseconds that an upload may wait for a record to show it: a form left open over night. */
const PATIENCE = 24 * 60 * 60 * 1000

const PAGE = 200

/** Removes uploads that no record has ever shown; answers how many. What a record showed once stays, for its history. */
export async function sweepUploads(
  context: Pick<RecordContext, 'repository' | 'db' | 'clock' | 'model'>,
  files: UploadFiles,
): Promise<number> {
  const { repository, db, clock } = context
  const entity = uploadEntity(context)
  const filter = [
    { path: 'recordId', operator: 'null', value: true },
    { path: 'createdAt', operator: 'lt', value: new Date(clock().getTime() - PATIENCE).toISOString() },
  ] as const
  const { rows } = await repository.list(db.read, entity, { filter, sort: { field: 'createdAt', order: 'ASC' }, offset: 0, limit: PAGE })
  for (const { id } of rows) {
    const removed = await db.write(async (trx) => {
      await repository.lock(trx, entity, id)
      const [upload] = await repository.getMany(trx, entity, [id])
      if (upload?.recordId !== null) return false
      await repository.remove(trx, entity, id)
      return true
    })
    if (removed) await files.remove(id)
  }
  return rows.length
}
