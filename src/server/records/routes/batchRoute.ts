import type { FastifyInstance } from 'fastify'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import { batchCall, isNamedAction, MAX_IN_BATCH } from '../../../model/calls/recordCalls.ts'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { authorize } from '../access/denials.ts'
import { filterClocks } from '../read/filterClocks.ts'
import { parseListQuery } from '../read/listQuery.ts'
import { matchingIds } from '../read/matchingIds.ts'
import type { RecordContext } from '../recordContext.ts'
import { bulkWrites } from '../write/bulkWrites.ts'
import { confirmedBy } from './confirmedBy.ts'
import { resultsOfJob } from './resultsOfJob.ts'
import type { RouteContext } from './routeContext.ts'

type Body = BodyOf<ReturnType<typeof batchCall>>

const wrong = (path: string, keyword: string) => new AppError(422, 'validation', { fields: [{ path, keyword, params: {} }] })

/** Checks what the schema can't express: many records are named by ids or by filter, and an update needs values. */
export function refuseIncomplete({ action, ids, filter, data }: Pick<Body, 'action' | 'ids' | 'filter' | 'data'>): void {
  if ((ids === undefined) === (filter === undefined)) throw wrong('ids', 'required')
  if (action === 'update' && data === undefined) throw wrong('data', 'required')
}

const versionIn = (versions: Body['versions'], id: string): number | undefined => {
  const version = versions?.[id]
  return typeof version === 'number' ? version : undefined
}

/** The selected ids: those of the body, or of all records that its filter finds. */
async function idsOf(records: RecordContext, entity: ResolvedEntity, subject: Subject, { ids, filter }: Body): Promise<readonly string[]> {
  if (ids) return [...new Set(ids)]
  const access = await authorize(records, entity, subject, 'list')
  const caller = { records, subject, clocks: await filterClocks(records, subject, { filter }) }
  const query = parseListQuery(entity, access, caller, { filter: JSON.stringify(filter) })
  return matchingIds(records, entity, subject, query, MAX_IN_BATCH)
}

/**
 * Applies one change to many records independently: a failure does not stop the others, and every id gets a result. Updates and deletions belong to one job,
 * by which they are undone.
 */
export function batchRoute(app: FastifyInstance, entity: ResolvedEntity, { records }: RouteContext): void {
  const { names, rightFor, writeOf } = bulkWrites(records, entity)

  defineCall(
    app,
    batchCall(entity, names),
    async ({ subject, headers, body, request }) => {
      refuseIncomplete(body)
      await authorize(records, entity, subject, rightFor(body.action))
      const write = writeOf(body, subject, confirmedBy(headers['X-Confirm']))
      const { versions } = body
      const ids = await idsOf(records, entity, subject, body)
      const targets = ids.map((id) => ({ id }))
      return resultsOfJob(records, {
        ...{ entity, subject, action: body.action, targets, completes: body.jobId },
        isJob: entity.audited && targets.length > 0 && !isNamedAction(body.action),
        write: async ({ id }, jobId) => {
          await write(id, { version: versionIn(versions, id), ...(jobId !== undefined && { jobId }) })
          return {}
        },
        describe: (error) => app.describeError(error, request),
      })
    },
    { unlisted: entity.readOnly },
  )
}
