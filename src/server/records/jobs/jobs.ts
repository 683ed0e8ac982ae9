import { v7 } from 'uuid'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { RecordContext } from '../recordContext.ts'
import type { StoredRecord, Values } from '../values.ts'

export type JobStatus = 'ready' | 'running' | 'done' | 'failed' | 'cancelled' | 'undone'

/** A job as its owner sees it. `done`, `total` and `failed` count rows. */
export interface Job {
  readonly id: string
  readonly kind: string
  readonly entity: string
  readonly status: JobStatus
  readonly done: number
  readonly total: number
  readonly failed: number
  readonly result: Json
}

export interface JobProgress {
  readonly status?: JobStatus
  readonly done?: number
  readonly failed?: number
  readonly result?: Values
}

/** A running job whose process says nothing for so many milliseconds has died with it. */
const SILENCE = 60_000

const jobEntity = ({ model }: RecordContext): ResolvedEntity => {
  const entity = model.entities.jobs
  if (!entity) throw new Error('schemas/jobs.ts is missing')
  return entity
}

export async function createJob(
  context: RecordContext,
  subject: Subject,
  job: { readonly kind: string; readonly entity: string; readonly total: number; readonly input: Values },
): Promise<string> {
  const id = v7()
  const record = { ...job, id, ownerId: subject.id, status: 'ready', done: 0, failed: 0, result: null }
  await context.db.write(async (trx) => void (await context.repository.insert(trx, jobEntity(context), record)))
  return id
}

/** The job with its input. Throws `AppError` 404 for everybody but its owner. */
export async function findJob(context: RecordContext, subject: Subject, id: string): Promise<StoredRecord> {
  const [job] = await context.repository.getMany(context.db.read, jobEntity(context), [id], { ownerId: subject.id })
  if (!job) throw new AppError(404, 'jobNotFound')
  return job
}

export function describeJob(context: RecordContext, job: StoredRecord): Job {
  const silent = job.status === 'running' && context.clock().getTime() - new Date(job.updatedAt).getTime() > SILENCE
  return {
    id: job.id,
    kind: String(job.kind),
    entity: String(job.entity),
    status: silent ? 'failed' : (job.status as JobStatus),
    done: Number(job.done),
    total: Number(job.total),
    failed: Number(job.failed),
    result: job.result ?? null,
  }
}

/**
 * Notes how far a job is and tells its owner's streams. With `from`, only if it still has one of these states: throws `AppError` 409
 * `jobRunning` otherwise, so that nothing is done twice. Answers the status that it has.
 */
export async function advanceJob(
  context: RecordContext,
  id: string,
  progress: JobProgress,
  from?: readonly JobStatus[],
): Promise<JobStatus> {
  const entity = jobEntity(context)
  const job = await context.db.write(async (trx) => {
    await context.repository.lock(trx, entity, id)
    const [current] = await context.repository.getMany(trx, entity, [id])
    if (!current) throw new AppError(404, 'jobNotFound')
    if (from && !from.includes(describeJob(context, current).status)) throw new AppError(409, 'jobRunning')
    const stays = progress.status === undefined || (current.status === 'cancelled' && progress.status === 'running')
    const { status, ...counts } = progress
    return context.repository.update(trx, entity, current, { ...counts, ...(stays ? {} : { status: status ?? null }) })
  })
  const told = describeJob(context, job)
  await context.events.publishJob({ id, ownerId: String(job.ownerId), status: told.status, done: told.done, total: told.total })
  return told.status
}
