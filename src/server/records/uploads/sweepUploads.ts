import type { EntityMap } from '../../../model/entityMap.ts'
import { forEachIsolated } from '../loops/forEachIsolated.ts'
import type { RecordContext } from '../recordContext.ts'
import type { UploadFiles } from './uploadFiles.ts'

/** Milliseconds until an upload that no record shows is removed; a form may stay open overnight. */
const PATIENCE = 24 * 60 * 60 * 1000

const PAGE = 200

/** Removes uploads that no record has ever shown and returns their number. An upload that a record once showed stays, for its history. */
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
    // Uploads that could not be removed sort first, so the next page starts after them.
    const rows = await uploads.find(db.read, {}, { filter, sort: { field: 'createdAt', order: 'ASC' }, offset: failed, limit: PAGE })
    done += await forEachIsolated(rows, sweep, (error, { id }) => {
      failed += 1
      report(error, 'an unused upload could not be removed', { upload: id })
    })
    if (rows.length < PAGE) return done
  }
}
