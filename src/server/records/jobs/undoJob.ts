import { isNamedAction } from '../../../model/calls/recordCalls.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { authorize } from '../access/denials.ts'
import { tenantActedFor } from '../access/tenantOf.ts'
import { createUndo, type WrittenByJob, writtenBy } from '../history/undoTogether.ts'
import type { RecordContext } from '../recordContext.ts'
import { isValues } from '../values.ts'
import { actionOf, advanceJob, confirmedIn, createRunning, findJob } from './jobs.ts'
import { createReport } from './report.ts'
import { inSteps, runJob } from './runJob.ts'

type StoredJob = EntityMap['jobs']

/** Whether a job is an import, or the undo of one. */
const isImport = ({ kind, input }: Pick<StoredJob, 'kind' | 'input'>): boolean =>
  kind === 'import' || (isValues(input) && input.right === 'import')

/** What a stored job undoes, with which right, and the risky operations that its owner has confirmed. */
function requestOf({ kind, input }: Pick<StoredJob, 'kind' | 'input'>) {
  const { of = null } = isValues(input) ? input : {}
  return { of: String(of), confirmed: new Set(confirmedIn(input)), right: isImport({ kind, input }) ? ('import' as const) : undefined }
}

async function run(
  context: RecordContext,
  subject: Subject,
  job: Pick<StoredJob, 'id' | 'kind' | 'input'>,
  total: number,
  stopping: AbortSignal,
) {
  const { of, confirmed, right } = requestOf(job)
  const report = createReport(context, job.id, total)
  const refused = ({ id }: WrittenByJob, error: unknown) => report.refused(id, error)
  const { undoPart, retry } = createUndo(context, subject, { of, by: job.id, confirmed, right }, { done: report.done, refused })

  async function* parts(): AsyncGenerator<WrittenByJob[] | undefined> {
    for await (const written of writtenBy(context, of)) yield* inSteps(written)
    yield undefined
  }
  const work = async (part: WrittenByJob[] | undefined) => (part ? undoPart(part) : retry())
  await runJob(context, job.id, report, parts(), work, stopping)
}

/**
 * Starts a job that undoes another job; undoing it in turn redoes that job. Throws `AppError` 404, 409 `jobRunning`, `undoAction` for a job that ran a named
 * action, because these have reversals instead.
 */
export async function startUndo(
  context: RecordContext,
  subject: Subject,
  { jobId, confirmed }: { readonly jobId: string; readonly confirmed: ReadonlySet<string> },
  stopping: AbortSignal,
): Promise<{ jobId: string; finished: Promise<void> }> {
  const job = await findJob(context, subject, jobId)
  if (isNamedAction(actionOf(job))) throw new AppError(409, 'undoAction')
  const entity = context.model.entities[job.entity]
  const right = isImport(job) ? ('import' as const) : undefined
  if (entity && right) await authorize(context, entity, subject, right)
  const total = Math.max(0, (job.done ?? 0) - (job.failed ?? 0))
  const input = { of: jobId, confirmed: [...confirmed], tenant: tenantActedFor(context.model, subject) ?? null, ...(right && { right }) }
  if (!['done', 'cancelled', 'failed'].includes(job.status)) throw new AppError(409, 'jobRunning')
  const id = await createRunning(context, subject, { kind: 'undo', entity: job.entity, total, input })
  try {
    await advanceJob(context, jobId, { status: 'undone' }, ['done', 'cancelled', 'failed'])
  } catch (error) {
    await advanceJob(context, id, { status: 'failed' })
    throw error
  }
  return { jobId: id, finished: run(context, subject, { id, kind: 'undo', input }, total, stopping) }
}

/** Resumes an undo whose process has stopped. */
export const resumeUndo = (context: RecordContext, subject: Subject, job: StoredJob, stopping: AbortSignal) =>
  run(context, subject, job, job.total ?? 0, stopping)
