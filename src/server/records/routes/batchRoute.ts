import type { FastifyInstance } from 'fastify'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { authorize, notFound } from '../access/denials.ts'
import { inParallel } from '../loops/inParallel.ts'
import { parseListQuery } from '../read/listQuery.ts'
import { matchingIds } from '../read/matchingIds.ts'
import type { NamedAction } from '../rules.ts'
import { isValues, type Values } from '../values.ts'
import { removeRecord } from '../write/removeRecord.ts'
import { runAction } from '../write/runAction.ts'
import { updateRecord } from '../write/updateRecord.ts'
import { confirmedBy } from './confirmedBy.ts'
import { type RouteContext, undocumented } from './routeContext.ts'

/** Records of one batch. */
const MOST = 10_000

/** Writes under way at a time. */
const WIDTH = 16

/** Refusals of one batch that are answered in full; of the others only the code, so that the answer stays in proportion to the request. */
const TOLD = 100

interface BatchBody {
  /** `update`, `delete`, or the name of an action of the entity's rules. */
  readonly action: string
  readonly ids?: readonly string[]
  readonly filter?: Values
  readonly data: Values
  readonly versions: Readonly<Record<string, Json>>
}

const bad = (field: string) => new AppError(400, 'badRequest', { params: { field } })

const isIds = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((id) => typeof id === 'string')

function parseBody(body: unknown, actions: Readonly<Record<string, NamedAction>>): BatchBody {
  if (!isValues(body)) throw new AppError(400, 'badJson')
  const { action, ids, filter, data, versions = {} } = body
  const known = typeof action === 'string' && (action === 'update' || action === 'delete' || Object.hasOwn(actions, action))
  if (!known) throw new AppError(400, 'unknownAction', { params: { value: String(action ?? '') } })
  if ((ids === undefined) === (filter === undefined)) throw bad('ids')
  if (ids !== undefined && !isIds(ids)) throw bad('ids')
  if (filter !== undefined && !isValues(filter)) throw bad('filter')
  if (action === 'update' && !isValues(data)) throw bad('data')
  if (!isValues(versions)) throw bad('versions')
  if (ids && ids.length > MOST) throw new AppError(400, 'tooMany', { params: { limit: MOST } })
  return {
    action,
    data: isValues(data) ? data : {},
    versions,
    ...(ids ? { ids: [...new Set(ids)] } : {}),
    ...(isValues(filter) ? { filter } : {}),
  }
}

const versionIn = (versions: BatchBody['versions'], id: string): number | undefined => {
  const version = versions[id]
  return typeof version === 'number' ? version : undefined
}

/** One change to many records, each on its own: one that fails does not stop the rest, and every id gets its answer. */
export function batchRoute(app: FastifyInstance, entity: ResolvedEntity, { records, authenticate }: RouteContext): void {
  const actions = records.rules.get(entity.id)?.actions ?? {}
  const rightFor = (action: string) => (action === 'delete' ? 'delete' : (actions[action]?.right ?? 'edit'))

  async function idsOf(body: BatchBody, subject: Subject): Promise<readonly string[]> {
    if (body.ids) return body.ids
    const access = await authorize(records, entity, subject, 'list')
    const query = parseListQuery(entity, access, { filter: JSON.stringify(body.filter) })
    return matchingIds(records, entity, subject, query, MOST)
  }

  function write({ action, data, versions }: BatchBody, subject: Subject, id: string, confirmed: ReadonlySet<string>): Promise<unknown> {
    const options = { version: versionIn(versions, id) }
    if (action === 'delete') return removeRecord(records, entity, subject, id, options)
    const named = actions[action]
    return named
      ? runAction(records, entity, subject, id, { name: action, ...named }, { ...options, data, confirmed })
      : updateRecord(records, entity, subject, id, data, options)
  }

  app.post(`/api/${entity.id}/batch`, { schema: undocumented, config: { entity: entity.id } }, async (request) => {
    const subject = authenticate(request)
    const body = parseBody(request.body, actions)
    await authorize(records, entity, subject, rightFor(body.action))
    const confirmed = confirmedBy(request.headers, request.body)
    const ids = await idsOf(body, subject)
    const there = await records.repository.existing(records.db.read, entity, ids)
    let refused = 0
    const results = await inParallel(ids, WIDTH, async (id) => {
      try {
        // An unknown id is refused without its own transaction: a body can name thousands.
        if (!there.has(id)) throw notFound()
        await write(body, subject, id, confirmed)
        return { id, status: 200 }
      } catch (error) {
        const { status, body: described } = app.describeError(error, request)
        refused += 1
        return refused <= TOLD || status === 409 ? { id, status, ...described } : { id, status, code: described.code }
      }
    })
    return { results }
  })
}
