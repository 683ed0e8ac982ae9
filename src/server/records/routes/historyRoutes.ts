import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { readHistory } from '../history/history.ts'
import { restoreRecord } from '../history/restoreRecord.ts'
import { isValues } from '../values.ts'
import { type RouteContext, undocumented } from './routeContext.ts'
import { tagOf } from './versionOf.ts'

interface ById {
  readonly Params: { readonly id: string }
}

function versionIn(body: unknown): number {
  const version = isValues(body) ? body.version : undefined
  if (typeof version === 'number' && Number.isSafeInteger(version) && version > 0) return version
  throw new AppError(400, 'badRequest', { params: { field: 'version' } })
}

/** What was done to a record, and back to any of it. */
export function historyRoutes(app: FastifyInstance, entity: ResolvedEntity, { records, authenticate }: RouteContext): void {
  const url = `/api/${entity.id}/:id`
  const options = { schema: undocumented, config: { entity: entity.id } }

  app.get<ById>(`${url}/history`, options, (request) => readHistory(records, entity, authenticate(request), request.params.id))

  app.post<ById>(`${url}/restore`, options, async (request, reply) => {
    const subject = authenticate(request)
    const record = await restoreRecord(records, entity, subject, request.params.id, versionIn(request.body))
    const shown = records.access(entity, subject).present(record)
    return reply.header('etag', tagOf(shown)).send(shown)
  })
}
