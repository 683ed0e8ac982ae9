import type { FastifyInstance } from 'fastify'
import { historyCall, restoreCall, undoCall } from '../../../model/calls/recordCalls.ts'
import { isGrantedBySchema } from '../../../model/policy.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { readHistory } from '../history/history.ts'
import { restoreRecord } from '../history/restoreRecord.ts'
import { undoWrite } from '../history/undoWrite.ts'
import { confirmedBy } from './confirmedBy.ts'
import type { RouteContext } from './routeContext.ts'
import { tagOf } from './versionOf.ts'

/** History of a record, restoring one of its versions, and undoing the latest. */
export function historyRoutes(app: FastifyInstance, entity: ResolvedEntity, { records }: RouteContext): void {
  defineCall(app, historyCall(entity), ({ subject, params }) => readHistory(records, entity, subject, params.id))

  defineCall(
    app,
    restoreCall(entity),
    async ({ subject, params, headers, body, reply }) => {
      const confirmed = confirmedBy(headers['X-Confirm'])
      const record = await restoreRecord(records, entity, subject, params.id, { version: body.version, confirmed })
      const shown = records.access(entity, subject).present(record)
      reply.header('etag', tagOf(shown))
      return shown
    },
    { unlisted: !isGrantedBySchema(entity, 'edit') },
  )

  defineCall(
    app,
    undoCall(entity),
    async ({ subject, params, headers, body }) => {
      const confirmed = confirmedBy(headers['X-Confirm'])
      return { refused: await undoWrite(records, entity, subject, params.id, { version: body.version, confirmed }) }
    },
    { unlisted: entity.readOnly || !entity.audited },
  )
}
