import type { EntityMap } from '../../../model/entityMap.ts'
import { forEachIsolated } from '../loops/forEachIsolated.ts'
import type { RecordContext } from '../recordContext.ts'
import type { UploadFiles } from './uploadFiles.ts'

/** Milliseconds that an upload may wait for a record to show it: a form left open over night. */
const PATIENCE = 24 * 60 * 60 * 1000

const PAGE = 200

/** Removes uploads that no record has ever shown; answers how many. What a record showed once stays, for its history. */
export async function sweepUploads(
  context: Pick<RecordContext, 'repository' | 'db' | 'clock' | 'report'>,
  files: UploadFiles,
): Promise<number> {
  const { repository, db, clock, report } = context
  const uploads = repository.of('uploads')
  const filter = [
    { path: 'recordId', operator: 'null', value: true },
    { path: 'createdAt', operator: 'lt', value: new Date(clock().getTime() - PATIENCE).toISOString() },
  ] as const
  const sweep = async ({ id }: EntityMap['uploads']) => {
    const removed = await db.write(async (trx) => {
      await uploads.lock(trx, id)
      const upload = await uploads.get(trx, id)
      if (upload?.recordId !== null) return false
      await uploads.remove(trx, id)
      return true
    })
    if (removed) await files.remove(id)
  }
  let [done, failed] = [0, 0]
  for (;;) {
    // Those that could not be removed stay ahead of the others: the next page begins behind them.
    const rows = await uploads.find(db.read, {}, { filter, sort: { field: 'createdAt', order: 'ASC' }, offset: failed, limit: PAGE })
    done += await forEachIsolated(rows, sweep, (error, { id }) => {
      failed += 1
      report(error, 'an unused upload could not be removed', { upload: id })
    })
    if (rows.length < PAGE) return done
  }
}
