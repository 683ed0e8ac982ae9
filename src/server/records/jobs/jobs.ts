import { v7 } from 'uuid'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import type { RecordContext } from '../recordContext.ts'
import { isValues, type Values } from '../values.ts'

type StoredJob = EntityMap['jobs']

export type JobStatus = StoredJob['status']

/** A job as its owner sees it. `done`, `total` and `failed` count rows. */
export interface Job extends Pick<StoredJob, 'id' | 'kind' | 'entity' | 'status'> {
  /** Of a change of many records: `update`, `delete` or a named action. */
  readonly action: string | null
  readonly done: number
  readonly total: number
  readonly failed: number
  readonly result: Json
}

export interface JobProgress {
  readonly status?: JobStatus
  readonly done?: number
  readonly total?: number
  readonly failed?: number
  readonly result?: Values
}

/** Milliseconds without progress after which a running job counts as dead, like its process. */
const STALE_AFTER = 60_000

export async function createJob(
  context: RecordContext,
  subject: Subject,
  job: Pick<StoredJob, 'kind' | 'entity'> & { readonly total: number; readonly input: Values },
): Promise<string> {
  const id = v7()
  const record = { ...job, id, ownerId: subject.id, status: 'ready' as const, done: 0, failed: 0, result: null }
  await context.db.write(async (trx) => void (await context.repository.of('jobs').insert(trx, record)))
  return id
}

/** Kinds of jobs that are resumed after a restart. */
const RESUMED = ['bulk', 'undo'] as const

/** States of jobs that have not ended. */
const UNENDED = ['ready', 'running', 'cancelling'] as const

/** Kinds of jobs that change many records at once. */
const LISTED = [...RESUMED, 'cells'] as const

const isResumed = ({ kind }: Pick<StoredJob, 'kind'>) => RESUMED.some((one) => one === kind)

/** Kinds that go on after a restart. An import that is ready waits for its user. */
const goesOn = (job: Pick<StoredJob, 'kind'>) => isResumed(job) || job.kind === 'import'

/** Throws `AppError` 409 `bulkRunning` while another job of the user changes records of the entity, because the two would overwrite each other's changes. */
async function refuseSecond({ repository }: RecordContext, trx: Transaction, subject: Subject, entity: string): Promise<void> {
  await repository.of('users').lock(trx, subject.id)
  const running = { ownerId: subject.id, entity, kind: RESUMED, status: UNENDED }
  if (await repository.of('jobs').findOne(trx, running)) throw new AppError(409, 'bulkRunning')
}

/** Creates a running job. Throws `AppError` 409 `bulkRunning`. */
export async function createRunning(
  context: RecordContext,
  subject: Subject,
  job: Pick<StoredJob, 'kind' | 'entity'> & { readonly total: number; readonly input: Values },
): Promise<string> {
  const id = v7()
  await context.db.write(async (trx) => {
    await refuseSecond(context, trx, subject, job.entity)
    const running = { ...job, id, ownerId: subject.id, status: 'running' as const, done: 0, failed: 0, result: null }
    await context.repository.of('jobs').insert(trx, running)
  })
  return id
}

/** Creates the job of writes that one request makes. It counts as done: it is not resumed, and can be undone at any time. */
export async function createWritten(
  context: RecordContext,
  subject: Subject,
  { entity, total, action }: Pick<StoredJob, 'entity'> & { readonly total: number; readonly action: string },
): Promise<string> {
  const record = { id: v7(), kind: 'cells', entity, ownerId: subject.id, status: 'done', done: total, total, failed: 0 } as const
  await context.db.write(
    async (trx) => void (await context.repository.of('jobs').insert(trx, { ...record, input: { action }, result: null })),
  )
  return record.id
}

/** The job of an earlier request, whose writes another request completes. Throws `AppError` 404, 409 `jobRunning` if it was undone meanwhile. */
export async function findWritten(
  context: RecordContext,
  subject: Subject,
  { entity, id }: Pick<StoredJob, 'entity' | 'id'>,
): Promise<StoredJob> {
  const job = await findJob(context, subject, id)
  if (job.kind !== 'cells' || job.entity !== entity) throw new AppError(404, 'jobNotFound')
  if (job.status !== 'done') throw new AppError(409, 'jobRunning')
  return job
}

/** What a stored job's owner has confirmed. */
export const confirmedIn = (input: Json | undefined): readonly string[] => {
  const { confirmed } = isValues(input) ? input : {}
  return Array.isArray(confirmed) ? confirmed.map(String) : []
}

/** Sets a finished job to running again, with more that its owner has confirmed. Throws `AppError` 404, 409 `jobRunning`, `bulkRunning`. */
export async function reopenJob(context: RecordContext, subject: Subject, id: string, confirmed: ReadonlySet<string>): Promise<StoredJob> {
  const jobs = context.repository.of('jobs')
  const { entity, kind } = await findJob(context, subject, id)
  if (!isResumed({ kind })) throw new AppError(404, 'jobNotFound')
  return context.db.write(async (trx) => {
    await refuseSecond(context, trx, subject, entity)
    const [job] = await jobs.getLocked(trx, [id])
    if (job?.status !== 'done') throw new AppError(409, 'jobRunning')
    const input = { ...(isValues(job.input) ? job.input : {}), confirmed: [...new Set([...confirmedIn(job.input), ...confirmed])] }
    return jobs.update(trx, job, { status: 'running', done: 0, failed: 0, result: null, input })
  })
}

const isSilent = (context: RecordContext, job: StoredJob) =>
  (job.status === 'running' || job.status === 'cancelling') && context.clock().getTime() - new Date(job.updatedAt).getTime() > STALE_AFTER

/** A run that was only slow stops when its job has a newer attempt. */
const nextAttempt = ({ input }: StoredJob) =>
  isValues(input) && typeof input.attempt === 'number' ? { input: { ...input, attempt: input.attempt + 1 } } : {}

/** Whether no process runs the job. An import that is ready waits for its user. */
const isStopped = (context: RecordContext, job: StoredJob) => (job.status === 'ready' ? isResumed(job) : isSilent(context, job))

/** Claims the jobs whose process has stopped, for this process. A cancelled import is claimed as well: its run counts what is written, and ends. */
export async function claimStopped(context: RecordContext): Promise<StoredJob[]> {
  const jobs = context.repository.of('jobs')
  const waiting = await jobs.find(context.db.read, { kind: RESUMED, status: UNENDED })
  const importing = await jobs.find(context.db.read, { kind: 'import', status: ['running', 'cancelling'] })
  const claimed: StoredJob[] = []
  for (const { id } of [...waiting, ...importing]) {
    await context.db.write(async (trx) => {
      await jobs.lock(trx, id)
      const job = await jobs.get(trx, id)
      if (!job || !isStopped(context, job)) return
      const isCancelled = job.status === 'cancelling'
      const status = isCancelled ? 'cancelling' : 'running'
      if (isCancelled && isResumed(job)) await jobs.update(trx, job, { status: 'cancelled' })
      else
        claimed.push(await jobs.update(trx, job, { status, done: 0, failed: 0, ...(isResumed(job) ? { result: null } : nextAttempt(job)) }))
    })
  }
  return claimed
}

/** The latest jobs of a user that change many records. */
export async function ownJobs(context: RecordContext, subject: Subject): Promise<Job[]> {
  const newest = { sort: { field: 'id', order: 'DESC' }, limit: 20 } as const
  const found = await context.repository.of('jobs').find(context.db.read, { ownerId: subject.id, kind: LISTED }, newest)
  return found.map((job) => describeJob(context, job))
}

/** The job with its input. Throws `AppError` 404 unless the subject owns it. */
export async function findJob(context: RecordContext, subject: Subject, id: string): Promise<StoredJob> {
  const job = await context.repository.of('jobs').get(context.db.read, id, { ownerId: subject.id })
  if (!job) throw new AppError(404, 'jobNotFound')
  return job
}

/** What a stored job does to each record; null unless it changes many in the same way. */
export const actionOf = ({ input }: Pick<StoredJob, 'input'>): string | null =>
  isValues(input) && typeof input.action === 'string' ? input.action : null

export function describeJob(context: RecordContext, job: StoredJob): Job {
  const silent = !goesOn(job) && isSilent(context, job)
  return {
    id: job.id,
    kind: job.kind,
    entity: job.entity,
    action: actionOf(job),
    status: silent ? 'failed' : job.status,
    done: job.done ?? 0,
    total: job.total ?? 0,
    failed: job.failed ?? 0,
    result: job.result,
  }
}

/** The status of a job whose run reports `reported`: a run that goes on, or stops to be resumed, does not take a cancellation back. */
function statusAfter(current: JobStatus, reported: JobStatus = current): JobStatus {
  if (reported !== 'running' && reported !== 'ready') return reported
  if (current === 'cancelling') return 'cancelled'
  return current === 'cancelled' ? current : reported
}

/**
 * Stores a job's progress, sends it to its owner's streams and returns the status. With `from`, throws `AppError` 409 `jobRunning` unless the
 * job is in one of these states, so that nothing runs twice.
 */
export async function advanceJob(
  context: RecordContext,
  id: string,
  progress: JobProgress,
  from?: readonly JobStatus[],
): Promise<JobStatus> {
  const jobs = context.repository.of('jobs')
  const job = await context.db.write(async (trx) => {
    await jobs.lock(trx, id)
    const current = await jobs.get(trx, id)
    if (!current) throw new AppError(404, 'jobNotFound')
    if (from && !from.includes(describeJob(context, current).status)) throw new AppError(409, 'jobRunning')
    return jobs.update(trx, current, { ...progress, status: statusAfter(current.status, progress.status) })
  })
  const described = describeJob(context, job)
  await context.events.publishJob({ id, ownerId: job.ownerId, status: described.status, done: described.done, total: described.total })
  return described.status
}

/**
 * Cancels a job. What a run is writing at this moment is written to its end: only then the job is `cancelled`, and can be undone. Throws `AppError` 404,
 * 409 `jobRunning` if it has ended.
 */
export async function cancelJob(context: RecordContext, subject: Subject, id: string): Promise<void> {
  const job = await findJob(context, subject, id)
  const isRunning = job.status === 'running'
  await advanceJob(context, id, { status: isRunning && goesOn(job) ? 'cancelling' : 'cancelled' }, [isRunning ? 'running' : 'ready'])
}
