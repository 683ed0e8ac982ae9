import type { FastifyInstance } from 'fastify'
import { cellsCall } from '../../../model/calls/recordCalls.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { notFound } from '../access/denials.ts'
import { createWritten } from '../jobs/jobs.ts'
import { createReport } from '../jobs/report.ts'
import { createAnswer } from '../read/presenter.ts'
import { updateRecord } from '../write/updateRecord.ts'
import { resultsOf } from './resultsOf.ts'
import type { RouteContext } from './routeContext.ts'

/**
 * Changes records by values of their own, each independently. All writes belong to one job, which exists before the first of them: whatever was written
 * can be undone, even if the process stops.
 */
export function cellsRoute(app: FastifyInstance, entity: ResolvedEntity, { records }: RouteContext): void {
  const presenter = createAnswer(records, entity)
  defineCall(
    app,
    cellsCall(entity),
    async ({ subject, body, request }) => {
      const show = presenter(records.access(entity, subject), subject)
      const total = body.records.length
      const jobId = await createWritten(records, subject, { entity: entity.id, total })
      const report = createReport(records, jobId, total, { action: 'update' })
      const existing = await records.repository.existing(
        records.db.read,
        entity,
        body.records.map(({ id }) => id),
      )
      const write = async ({ id, version, data }: (typeof body.records)[number]) => {
        try {
          if (!existing.has(id)) throw notFound()
          const stored = await updateRecord(records, entity, subject, id, data, { version, jobId })
          report.done()
          return { record: show ? show(stored) : stored }
        } catch (error) {
          report.refused(id, error)
          throw error
        }
      }
      const results = await resultsOf(body.records, write, (error) => app.describeError(error, request))
      await report.save('done')
      const written = results.some(({ status }) => status === 200)
      return { jobId: written && entity.audited ? jobId : null, results }
    },
    { unlisted: entity.readOnly },
  )
}
