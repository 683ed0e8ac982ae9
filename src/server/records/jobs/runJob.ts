import { chunksOf } from '../../../model/values/chunksOf.ts'
import type { RecordContext } from '../recordContext.ts'
import { advanceJob } from './jobs.ts'
import type { JobReport } from './report.ts'

/** Records per step of progress. */
const STEP = 100

/** Splits records into the parts of a job. */
export const inSteps = <T>(items: readonly T[]): T[][] => chunksOf(items, STEP)

/**
 * Runs a job part by part until it is cancelled or the server stops; another process resumes it then. An error of `parts` or `work` ends the job as failed.
 * @param parts parts of the work, each small enough for one step of progress
 */
export async function runJob<T>(
  context: RecordContext,
  jobId: string,
  report: JobReport,
  parts: AsyncIterable<T>,
  work: (part: T) => Promise<void>,
  stopping: AbortSignal,
): Promise<void> {
  try {
    for await (const part of parts) {
      if (stopping.aborted) return void (await report.save('ready'))
      await work(part)
      if ((await report.save()) === 'cancelling') return void (await report.save('cancelled'))
    }
    await report.save('done')
  } catch (error) {
    await advanceJob(context, jobId, { status: 'failed' })
    throw error
  }
}
