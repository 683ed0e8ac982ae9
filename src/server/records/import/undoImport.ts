import type { EntityMap } from '../../../model/entityMap.ts'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { authorize } from '../access/denials.ts'
import { advanceJob, findJob } from '../jobs/jobs.ts'
import { inParallel } from '../loops/inParallel.ts'
import type { RecordContext } from '../recordContext.ts'
import type { Values } from '../values.ts'
import { type Changes, isChanges } from '../write/changes.ts'
import { removeRecord } from '../write/removeRecord.ts'
import { updateRecord } from '../write/updateRecord.ts'
import { codeOf } from './importRecords.ts'

const PAGE = 500
const WIDTH = 16

/** Maximum number of later-changed records listed in a result. */
const NAMED = 100

type Entry = EntityMap['auditEntries']

async function* entriesOf(context: RecordContext, jobId: string): AsyncGenerator<Entry[]> {
  const sort = { field: 'id', order: 'DESC' } as const
  for (let offset = 0; ; offset += PAGE) {
    const rows = await context.repository.of('auditEntries').find(context.db.read, { jobId }, { sort, offset, limit: PAGE })
    if (rows.length > 0) yield rows
    if (rows.length < PAGE) return
  }
}

const before = (entity: ResolvedEntity, settable: ReadonlySet<string>, changes: Changes): Values =>
  Object.fromEntries(
    Object.entries(changes)
      .filter(([name]) => settable.has(name) && entity.fieldsByName[name]?.writeOnly === false)
      .map(([name, { old }]) => [name, old]),
  )

async function undoEntry(context: RecordContext, entity: ResolvedEntity, subject: Subject, entry: Entry): Promise<void> {
  const id = entry.recordId ?? ''
  const options = { version: entry.recordVersion ?? 0, action: 'import' } as const
  if (entry.action === 'create') await removeRecord(context, entity, subject, id, options)
  else if (isChanges(entry.changes)) {
    const { settable } = context.access(entity, subject)
    await updateRecord(context, entity, subject, id, before(entity, settable.edit, entry.changes), options)
  }
}

/**
 * Undoes an import: deletes the records that it created and restores the values that it changed. Fields that others have changed since keep
 * their values and are listed in the result. Throws `AppError` 403, 404, 409 `jobRunning`.
 */
export async function undoImport(
  context: RecordContext,
  subject: Subject,
  jobId: string,
): Promise<{ jobId: string; finished: Promise<void> }> {
  const job = await findJob(context, subject, jobId)
  const entity = context.model.entities[job.entity]
  if (!entity) throw new AppError(404, 'jobNotFound')
  await authorize(context, entity, subject, 'import')
  await advanceJob(context, jobId, { status: 'running', done: 0, failed: 0 }, ['done', 'cancelled', 'failed'])

  async function run(resolved: ResolvedEntity): Promise<void> {
    const kept: { id: string; code: string }[] = []
    let done = 0
    for await (const entries of entriesOf(context, jobId)) {
      await inParallel(entries, WIDTH, async (entry) => {
        try {
          await undoEntry(context, resolved, subject, entry)
        } catch (error) {
          const code = codeOf(context, error, { jobId, record: entry.recordId })
          kept.push({ id: String(entry.recordId), code: code === 'conflict' ? 'importUndoConflict' : code })
        }
      })
      done += entries.length
      await advanceJob(context, jobId, { done, failed: kept.length })
    }
    await advanceJob(context, jobId, { status: 'undone', result: { undone: done - kept.length, kept: kept.slice(0, NAMED) } })
  }

  const finished = run(entity).catch(async (error: unknown) => {
    await advanceJob(context, jobId, { status: 'failed' })
    throw error
  })
  return { jobId, finished }
}
