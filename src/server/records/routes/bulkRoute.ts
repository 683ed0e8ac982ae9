import type { FastifyInstance } from 'fastify'
import { bulkCall } from '../../../model/calls/recordCalls.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { startBulk } from '../jobs/bulkJob.ts'
import { bulkWrites } from '../write/bulkWrites.ts'
import { stopSignal } from './abortSignal.ts'
import { refuseIncomplete } from './batchRoute.ts'
import { confirmedBy } from './confirmedBy.ts'
import type { RouteContext } from './routeContext.ts'

/** Changes of any number of records as a job. */
export function bulkRoute(app: FastifyInstance, entity: ResolvedEntity, { records, track }: RouteContext): void {
  const stopping = stopSignal(app)
  defineCall(
    app,
    bulkCall(entity, bulkWrites(records, entity).names),
    async ({ subject, headers, body }) => {
      refuseIncomplete(body)
      const confirmed = [...confirmedBy(headers['X-Confirm'])]
      const { jobId, finished } = await startBulk(records, entity, subject, { ...body, confirmed }, stopping)
      track(finished)
      return { jobId }
    },
    { unlisted: entity.readOnly },
  )
}
