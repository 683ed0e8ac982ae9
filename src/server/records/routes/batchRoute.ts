import type { FastifyInstance } from 'fastify'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import { batchCall, MOST_IN_BATCH } from '../../../model/calls/recordCalls.ts'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { createBody } from '../../calls/callInput.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { authorize, notFound } from '../access/denials.ts'
import { inParallel } from '../loops/inParallel.ts'
import { parseListQuery } from '../read/listQuery.ts'
import { matchingIds } from '../read/matchingIds.ts'
import { removeRecord } from '../write/removeRecord.ts'
import { runAction } from '../write/runAction.ts'
import { updateRecord } from '../write/updateRecord.ts'
import { confirmedBy } from './confirmedBy.ts'
import type { RouteContext } from './routeContext.ts'

/** Writes under way at a time. */
const WIDTH = 16

/** Refusals of one batch that are answered in full; of the others only the code, so that the answer stays in proportion to the request. */
const MOST_REASONS = 100

type Body = BodyOf<ReturnType<typeof batchCall>>

const wrong = (path: string, keyword: string) => new AppError(422, 'validation', { fields: [{ path, keyword, params: {} }] })

/** What the schema can't say: records are named in one of two ways, and an update needs its values. */
function refuseIncomplete({ action, ids, filter, data }: Body): void {
  if ((ids === undefined) === (filter === undefined)) throw wrong('ids', 'required')
  if (action === 'update' && data === undefined) throw wrong('data', 'required')
}

const versionIn = (versions: Body['versions'], id: string): number | undefined => {
  const version = versions?.[id]
  return typeof version === 'number' ? version : undefined
}

/** One change to many records, each on its own: one that fails does not stop the rest, and every id gets its answer. */
export function batchRoute(app: FastifyInstance, entity: ResolvedEntity, { records }: RouteContext): void {
  const actions = new Map(
    records.rules.get(entity.id)?.actions?.map((action) => [action.name, { action, bodyOf: createBody(action.call.body) }]),
  )
  const rightFor = (action: string) => (action === 'delete' ? 'delete' : (actions.get(action)?.action.call.right.action ?? 'edit'))

  async function idsOf({ ids, filter }: Body, subject: Subject): Promise<readonly string[]> {
    if (ids) return [...new Set(ids)]
    const access = await authorize(records, entity, subject, 'list')
    const query = parseListQuery(entity, access, { filter: JSON.stringify(filter) })
    return matchingIds(records, entity, subject, query, MOST_IN_BATCH)
  }

  /** What is done to each; what came for a named action is valid by its contract, or refused as a whole. */
  function writeOf(
    { action, data = {}, versions }: Body,
    subject: Subject,
    confirmed: ReadonlySet<string>,
  ): (id: string) => Promise<unknown> {
    const options = (id: string) => ({ version: versionIn(versions, id) })
    if (action === 'delete') return (id) => removeRecord(records, entity, subject, id, options(id))
    const named = actions.get(action)
    if (!named) return (id) => updateRecord(records, entity, subject, id, data, options(id))
    const body = named.bodyOf(data)
    return (id) => runAction(records, entity, subject, id, named.action, { ...options(id), body, confirmed })
  }

  defineCall(
    app,
    batchCall(entity, [...actions.keys()]),
    async ({ subject, headers, body, request }) => {
      refuseIncomplete(body)
      await authorize(records, entity, subject, rightFor(body.action))
      const write = writeOf(body, subject, confirmedBy(headers['X-Confirm']))
      const ids = await idsOf(body, subject)
      const there = await records.repository.existing(records.db.read, entity, ids)
      let refused = 0
      const results = await inParallel(ids, WIDTH, async (id) => {
        try {
          // An unknown id is refused without its own transaction: a body can name thousands.
          if (!there.has(id)) throw notFound()
          await write(id)
          return { id, status: 200 }
        } catch (error) {
          const { status, body: described } = app.describeError(error, request)
          refused += 1
          return refused <= MOST_REASONS || status === 409 ? { id, status, ...described } : { id, status, code: described.code }
        }
      })
      return { results }
    },
    { unlisted: entity.readOnly },
  )
}
