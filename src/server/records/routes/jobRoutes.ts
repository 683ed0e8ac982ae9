import type { FastifyInstance } from 'fastify'
import { jobCalls } from '../../../model/calls/hubCalls.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { cancelJob, describeJob, findJob, ownJobs, reopenJob } from '../jobs/jobs.ts'
import { resumeJob } from '../jobs/resumeJobs.ts'
import { startUndo } from '../jobs/undoJob.ts'
import { stopSignal } from './abortSignal.ts'
import { confirmedBy } from './confirmedBy.ts'
import type { RouteContext } from './routeContext.ts'

/** Jobs of the caller; 404 for jobs of others. */
export function jobRoutes(app: FastifyInstance, { records, track }: RouteContext): void {
  const stopping = stopSignal(app)

  defineCall(app, jobCalls.list, ({ subject }) => ownJobs(records, subject))

  defineCall(app, jobCalls.get, async ({ subject, params }) => describeJob(records, await findJob(records, subject, params.id)))

  defineCall(app, jobCalls.cancel, async ({ subject, params }) => {
    await cancelJob(records, subject, params.id)
    return describeJob(records, await findJob(records, subject, params.id))
  })

  defineCall(app, jobCalls.undo, async ({ subject, params, headers }) => {
    const undone = { jobId: params.id, confirmed: confirmedBy(headers['X-Confirm']) }
    const { jobId, finished } = await startUndo(records, subject, undone, stopping)
    track(finished)
    return { jobId }
  })

  defineCall(app, jobCalls.retry, async ({ subject, params, headers }) => {
    const job = await reopenJob(records, subject, params.id, confirmedBy(headers['X-Confirm']))
    track(resumeJob(records, job, stopping))
    return describeJob(records, job)
  })
}
