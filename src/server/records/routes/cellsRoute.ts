import type { FastifyInstance } from 'fastify'
import { cellsCall } from '../../../model/calls/recordCalls.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { createAnswer } from '../read/presenter.ts'
import { updateRecord } from '../write/updateRecord.ts'
import { resultsOfJob } from './resultsOfJob.ts'
import type { RouteContext } from './routeContext.ts'

/** Changes records by values of their own, each independently. All writes belong to one job. */
export function cellsRoute(app: FastifyInstance, entity: ResolvedEntity, { records }: RouteContext): void {
  const presenter = createAnswer(records, entity)
  defineCall(
    app,
    cellsCall(entity),
    async ({ subject, body, request }) => {
      const show = presenter(records.access(entity, subject), subject)
      return resultsOfJob(records, {
        ...{ entity, subject, action: 'update', targets: body.records, isJob: true },
        write: async ({ id, version, data }, jobId) => {
          const stored = await updateRecord(records, entity, subject, id, data, { version, ...(jobId !== undefined && { jobId }) })
          return { record: show ? show(stored) : stored }
        },
        describe: (error) => app.describeError(error, request),
      })
    },
    { unlisted: entity.readOnly },
  )
}
