import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { notFound } from '../access/denials.ts'
import { createWritten } from '../jobs/jobs.ts'
import { createReport } from '../jobs/report.ts'
import type { RecordContext } from '../recordContext.ts'
import { resultsOf } from './resultsOf.ts'

interface Writes<T, R> {
  readonly entity: ResolvedEntity
  readonly subject: Subject
  readonly action: string
  readonly targets: readonly T[]
  /** Whether the writes belong to a job. */
  readonly isJob: boolean
  readonly write: (target: T, jobId: string | undefined) => Promise<R>
  readonly describe: Parameters<typeof resultsOf>[2]
}

/**
 * Runs the write of each record independently. The job exists before the first of them: whatever was written can be undone, even if the process stops.
 * `jobId`: null if nothing can be undone.
 */
export async function resultsOfJob<T extends { readonly id: string }, R extends object>(
  records: RecordContext,
  { entity, subject, action, targets, isJob, write, describe }: Writes<T, R>,
) {
  const total = targets.length
  const jobId = isJob ? await createWritten(records, subject, { entity: entity.id, total }) : undefined
  const report = jobId === undefined ? undefined : createReport(records, jobId, total, { action })
  const existing = await records.repository.existing(
    records.db.read,
    entity,
    targets.map(({ id }) => id),
  )
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
