import type { EntityMap } from '../../../model/entityMap.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { tenantActedFor } from '../access/tenantOf.ts'
import { undoRun } from '../history/undoRun.ts'
import { inParallel } from '../loops/inParallel.ts'
import type { RecordContext } from '../recordContext.ts'
import { isValues } from '../values.ts'
import { advanceJob, createRunning, findJob } from './jobs.ts'
import { createReport } from './report.ts'
import { CONCURRENCY, inSteps, runJob } from './runJob.ts'

type StoredJob = EntityMap['jobs']

/** A record that the job to be undone has written. */
interface Written {
  readonly entity: ResolvedEntity
  readonly id: string
}

/** Records that a job has written, the newest write first. A record may appear several times. */
async function* writtenBy(context: RecordContext, of: string): AsyncGenerator<Written[]> {
  const filter = [{ path: 'jobId', operator: 'eq', value: of }] as const
  const sort = { field: 'id', order: 'DESC' } as const
  const trail = context.repository.of('auditEntries').entity
  for await (const rows of context.repository.stream(context.db.read, trail, { filter, sort })) {
    const written = rows.flatMap(({ entity: name, recordId }): Written[] => {
      const entity = name === null ? undefined : context.model.entities[name]
      return entity && recordId !== null ? [{ entity, id: recordId }] : []
    })
    yield* inSteps(written)
  }
}

/** Whether the undo may succeed after others: it may refer to a record that is still deleted, or need a unique value that is still used. */
const isTemporary = (error: unknown) => error instanceof AppError && (error.status === 422 || error.code === 'referenced')

async function run(context: RecordContext, subject: Subject, job: Pick<StoredJob, 'id' | 'input'>, total: number, stopping: AbortSignal) {
  const of = isValues(job.input) ? String(job.input.of) : ''
  const report = createReport(context, job.id, total)
  const seen = new Set<string>()
  let waiting: { readonly written: Written; readonly error: unknown }[] = []

  async function undo(written: Written): Promise<void> {
    const key = `${written.entity.id} ${written.id}`
    const first = !seen.has(key)
    seen.add(key)
    try {
      const undone = await undoRun(context, written.entity, subject, written.id, { of, by: job.id })
      if (first && undone) report.done()
    } catch (error) {
      if (isTemporary(error)) waiting.push({ written, error })
      else if (first) report.refused(written.id, error)
    }
  }

  async function retry(): Promise<void> {
    for (let before = -1; waiting.length > 0 && waiting.length !== before; ) {
      const retried = waiting
      before = retried.length
      waiting = []
      for (const { written } of retried) {
        seen.delete(`${written.entity.id} ${written.id}`)
        await undo(written)
      }
    }
    for (const { written, error } of waiting) report.refused(written.id, error)
    waiting = []
  }

  async function* parts(): AsyncGenerator<Written[] | undefined> {
    yield* writtenBy(context, of)
    yield undefined
  }
  const work = async (part: Written[] | undefined) => void (part ? await inParallel(part, CONCURRENCY, undo) : await retry())
  await runJob(context, job.id, report, parts(), work, stopping)
}

/**
 * Starts a job that undoes another job; undoing it in turn redoes that job. Throws `AppError` 404, 409 `jobRunning`, `undoAction` for a job that ran a named
 * action, because these have reversals instead.
 */
export async function startUndo(
  context: RecordContext,
  subject: Subject,
  jobId: string,
  stopping: AbortSignal,
): Promise<{ jobId: string; finished: Promise<void> }> {
  const job = await findJob(context, subject, jobId)
  const action: Json | undefined = isValues(job.input) ? job.input.action : undefined
  if (job.kind === 'bulk' && action !== 'update' && action !== 'delete') throw new AppError(409, 'undoAction')
  const total = Math.max(0, (job.done ?? 0) - (job.failed ?? 0))
  const input = { of: jobId, tenant: tenantActedFor(context.model, subject) ?? null }
  if (!['done', 'cancelled', 'failed'].includes(job.status)) throw new AppError(409, 'jobRunning')
  const id = await createRunning(context, subject, { kind: 'undo', entity: job.entity, total, input })
  try {
    await advanceJob(context, jobId, { status: 'undone' }, ['done', 'cancelled', 'failed'])
  } catch (error) {
    await advanceJob(context, id, { status: 'failed' })
    throw error
  }
  return { jobId: id, finished: run(context, subject, { id, input }, total, stopping) }
}

/** Resumes an undo whose process has stopped. */
export const resumeUndo = (context: RecordContext, subject: Subject, job: StoredJob, stopping: AbortSignal) =>
  run(context, subject, job, job.total ?? 0, stopping)
