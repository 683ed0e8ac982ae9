import { eachApart } from '../loops/eachApart.ts'
import type { RecordContext } from '../recordContext.ts'
import type { StoredRecord } from '../values.ts'
import { uploadEntity } from './uploadAccess.ts'
import type { UploadFiles } from './uploadFiles.ts'

/** Milliseconds that an upload may wait for a record to show it: a form left open over night. */
const PATIENCE = 24 * 60 * 60 * 1000

const PAGE = 200

/** Removes uploads that no record has ever shown; answers how many. What a record showed once stays, for its history. */
export async function sweepUploads(
  context: Pick<RecordContext, 'repository' | 'db' | 'clock' | 'model' | 'report'>,
  files: UploadFiles,
): Promise<number> {
  const { repository, db, clock, report } = context
  const entity = uploadEntity(context)
  const filter = [
    { path: 'recordId', operator: 'null', value: true },
    { path: 'createdAt', operator: 'lt', value: new Date(clock().getTime() - PATIENCE).toISOString() },
  ] as const
  const sweep = async ({ id }: StoredRecord) => {
    const removed = await db.write(async (trx) => {
      await repository.lock(trx, entity, id)
      const [upload] = await repository.getMany(trx, entity, [id])
      if (upload?.recordId !== null) return false
      await repository.remove(trx, entity, id)
      return true
    })
    if (removed) await files.remove(id)
  }
  let [done, failed] = [0, 0]
  for (;;) {
    // Those that could not be removed stay ahead of the others: the next page begins behind them.
    const page = { filter, sort: { field: 'createdAt', order: 'ASC' }, offset: failed, limit: PAGE } as const
    const { rows } = await repository.list(db.read, entity, page)
    done += await eachApart(rows, sweep, (error, { id }) => {
      failed += 1
      report(error, 'an unused upload could not be removed', { upload: id })
    })
    if (rows.length < PAGE) return done
  }
}
