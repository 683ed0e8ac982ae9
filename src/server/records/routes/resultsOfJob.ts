import type { FastifyInstance } from 'fastify'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { notFound } from '../access/denials.ts'
import { createWritten, findWritten } from '../jobs/jobs.ts'
import { createReport, leftOf } from '../jobs/report.ts'
import { inParallel } from '../loops/inParallel.ts'
import type { RecordContext } from '../recordContext.ts'

/** Concurrent writes. */
const WIDTH = 16

/** Maximum number of full refusals per request; the others have only a code, so that the answer stays in proportion to the request. */
const MAX_REASONS = 100

/** Runs the write of each record, which answers further members of its result. The first refusals are described in full, and all conflicts. */
async function resultsOf<T extends { readonly id: string }, R extends object>(
  targets: readonly T[],
  write: (target: T) => Promise<R>,
  describe: (error: unknown) => ReturnType<FastifyInstance['describeError']>,
) {
  let refused = 0
  return inParallel(targets, WIDTH, async (target) => {
    const { id } = target
    try {
      return { id, status: 200, ...(await write(target)) }
    } catch (error) {
      const { status, body } = describe(error)
      refused += 1
      return refused <= MAX_REASONS || status === 409 ? { id, status, ...body } : { id, status, code: body.code }
    }
  })
}

interface Writes<T, R> {
  readonly entity: ResolvedEntity
  readonly subject: Subject
  readonly action: string
  readonly targets: readonly T[]
  /** Id of the job that the writes belong to, if it exists already. */
  readonly completes?: string | undefined
  /** Whether the writes belong to a job. */
  readonly isJob: boolean
  readonly write: (target: T, jobId: string | undefined) => Promise<R>
  readonly describe: Parameters<typeof resultsOf>[2]
}

/**
 * Runs the write of each record independently. The job exists before the first of them: whatever was written can be undone, even if the process stops.
 * `jobId`: null if these writes leave nothing to be undone. Throws `AppError` 404, 409 for a job that can't be completed.
 */
export async function resultsOfJob<T extends { readonly id: string }, R extends object>(
  records: RecordContext,
  { entity, subject, action, targets, completes, isJob, write, describe }: Writes<T, R>,
) {
  const total = targets.length
  const ids = targets.map(({ id }) => id)
  const before = isJob && completes !== undefined ? await findWritten(records, subject, { entity: entity.id, id: completes }) : undefined
  const jobId = before?.id ?? (isJob ? await createWritten(records, subject, { entity: entity.id, total, action }) : undefined)
  const report = jobId === undefined ? undefined : createReport(records, jobId, total, before && leftOf(before, ids))
  const existing = await records.repository.existing(records.db.read, entity, ids)
  const reported = async (target: T): Promise<R> => {
    try {
      // Without a transaction each: a body can name thousands.
      if (!existing.has(target.id)) throw notFound()
      const answer = await write(target, jobId)
      report?.done()
      return answer
    } catch (error) {
      report?.refused(target.id, error)
      throw error
    }
  }
  const results = await resultsOf(targets, reported, describe)
  await report?.save('done')
  const isWritten = results.some(({ status }) => status === 200)
  return { jobId: (isWritten && entity.audited && jobId) || null, results }
}
