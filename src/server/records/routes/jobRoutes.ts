import type { FastifyInstance } from 'fastify'
import { jobCalls } from '../../../model/calls/hubCalls.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { undoImport } from '../import/undoImport.ts'
import { advanceJob, describeJob, findJob } from '../jobs/jobs.ts'
import type { RouteContext } from './routeContext.ts'

/** Jobs of the caller; 404 for jobs of others. */
export function jobRoutes(app: FastifyInstance, { records, track }: RouteContext): void {
  defineCall(app, jobCalls.get, async ({ subject, params }) => describeJob(records, await findJob(records, subject, params.id)))

  defineCall(app, jobCalls.cancel, async ({ subject, params }) => {
    await findJob(records, subject, params.id)
    await advanceJob(records, params.id, { status: 'cancelled' }, ['ready', 'running'])
    return describeJob(records, await findJob(records, subject, params.id))
  })

  defineCall(app, jobCalls.undo, async ({ subject, params }) => {
    const { finished } = await undoImport(records, subject, params.id)
    track(finished)
    return { jobId: params.id }
  })
}
