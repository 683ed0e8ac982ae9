import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { undoCall } from '../../../model/calls/recordCalls.ts'
import { trashCalls } from '../../../model/calls/trashCalls.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { Subject } from '../../../model/subject.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { authorize, notFound } from '../access/denials.ts'
import type { RecordContext } from '../recordContext.ts'
import { listTrash, seenDeletions } from '../trash/listTrash.ts'
import { purge } from '../trash/purgeTrash.ts'
import { restoreTrashed } from '../trash/restoreTrash.ts'
import { showTrashed } from '../trash/showTrashed.ts'
import type { UploadFiles } from '../uploads/uploadFiles.ts'
import { confirmedBy } from './confirmedBy.ts'
import type { RouteContext } from './routeContext.ts'

type Trashed = EntityMap['deletedRecords']
type Refused = AnswerOf<ReturnType<typeof undoCall>>['refused'][number]

/** The deleted records among `ids` that the subject may see, the latest deletion first: what others refer to was deleted after them. */
async function seen(context: RecordContext, subject: Subject, ids: readonly string[]): Promise<readonly Trashed[]> {
  const rows = await context.repository.of('deletedRecords').getMany(context.db.read, [...new Set(ids)])
  const found = await seenDeletions(context, subject, rows)
  return found.map(({ row }) => row).toSorted((one, other) => (one.id < other.id ? 1 : -1))
}

/** Runs the work for each deleted record; a refusal does not stop the others, and every id gets a result. */
async function resultsOf(
  rows: readonly Trashed[],
  ids: readonly string[],
  work: (row: Trashed) => Promise<readonly Refused[]>,
  describe: (error: unknown) => ReturnType<FastifyInstance['describeError']>,
) {
  const results = new Map<string, { status: number; refused?: readonly Refused[] } & Partial<ReturnType<typeof describe>['body']>>()
  for (const row of rows) {
    try {
      results.set(row.id, { status: 200, refused: await work(row) })
    } catch (error) {
      const { status, body } = describe(error)
      results.set(row.id, { status, ...body })
    }
  }
  const missing = describe(notFound())
  return ids.map((id) => ({ id, ...(results.get(id) ?? { status: missing.status, ...missing.body }) }))
}

/** Deleted records of all entities; for products with the schema `deletedRecords`. */
export function trashRoutes(app: FastifyInstance, { records }: RouteContext, files: UploadFiles): void {
  const describer = (request: FastifyRequest) => (error: unknown) => app.describeError(error, request)

  defineCall(app, trashCalls.list, ({ subject, query }) => listTrash(records, subject, query))

  defineCall(app, trashCalls.read, ({ subject, params: { id } }) => showTrashed(records, subject, id))

  defineCall(app, trashCalls.restore, async ({ subject, headers, body: { ids }, request }) => {
    const confirmed = confirmedBy(headers['X-Confirm'])
    const restore = async (row: Trashed) => {
      // It was restored with another of them.
      const waiting = await records.repository.of('deletedRecords').exists(records.db.read, row.id)
      return waiting ? restoreTrashed(records, subject, row, confirmed) : []
    }
    return { results: await resultsOf(await seen(records, subject, ids), ids, restore, describer(request)) }
  })

  defineCall(app, trashCalls.remove, async ({ subject, body: { ids }, request }) => {
    const remove = async (row: Trashed) => {
      const entity = records.model.entities[row.entity]
      if (!entity) throw notFound()
      await authorize(records, entity, subject, 'delete', row.record)
      if (!(await purge(records, files, subject, row.id))) throw notFound()
      return []
    }
    return { results: await resultsOf(await seen(records, subject, ids), ids, remove, describer(request)) }
  })
}
