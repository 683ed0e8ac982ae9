import type { EntityMap } from '../../../model/entityMap.ts'
import { subjectOf } from '../access/subjectOf.ts'
import { actingFor, actingForAll } from '../access/tenantOf.ts'
import { resumeImport } from '../import/resumeImport.ts'
import { forEachIsolated } from '../loops/forEachIsolated.ts'
import type { RecordContext } from '../recordContext.ts'
import { isValues } from '../values.ts'
import { resumeBulk } from './bulkJob.ts'
import { advanceJob, claimStopped } from './jobs.ts'
import { resumeUndo } from './undoJob.ts'

type StoredJob = EntityMap['jobs']

/** The owner with their current rights, acting for the job's tenant; undefined if the account is inactive. */
async function ownerOf(context: RecordContext, { ownerId, input }: StoredJob) {
  const user = await context.repository.of('users').get(context.db.read, ownerId)
  if (!user?.active) return undefined
  const subject = await subjectOf(context, context.db.read, user)
  const tenant = isValues(input) ? input.tenant : undefined
  return typeof tenant === 'string' ? actingFor(context.model, subject, tenant) : actingForAll(context.model, subject)
}

/** Runs a stored job, without repeating its writes. */
export async function resumeJob(context: RecordContext, job: StoredJob, stopping: AbortSignal): Promise<void> {
  const subject = await ownerOf(context, job)
  const entity = context.model.entities[job.entity]
  if (!subject || !entity) return void (await advanceJob(context, job.id, { status: 'failed' }))
  if (job.kind === 'import') return resumeImport(context, entity, subject, job, stopping)
  await (job.kind === 'undo' ? resumeUndo(context, subject, job, stopping) : resumeBulk(context, entity, subject, job, stopping))
}

/** Resumes jobs whose process has stopped. */
export async function resumeJobs(context: RecordContext, stopping: AbortSignal): Promise<void> {
  const failed = (error: unknown, job: StoredJob) => context.report(error, 'a job failed', { job: job.id })
  await forEachIsolated(await claimStopped(context), (job) => resumeJob(context, job, stopping), failed)
}
