import type { RecordContext } from '../recordContext.ts'
import { advanceJob } from './jobs.ts'
import type { JobReport } from './report.ts'

/**
 * Works through a job part by part, until it is cancelled or the server stops; then it waits for the next process. A failure as a whole ends it.
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
      if ((await report.save()) === 'cancelled') return
    }
    await report.save('done')
  } catch (error) {
    await advanceJob(context, jobId, { status: 'failed' })
    throw error
  }
}
