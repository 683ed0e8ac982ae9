import type { FastifyInstance } from 'fastify'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { createAnswer } from '../read/presenter.ts'
import { isValues } from '../values.ts'
import { runAction } from '../write/runAction.ts'
import { confirmedBy } from './confirmedBy.ts'
import { type RouteContext, undocumented } from './routeContext.ts'
import { tagOf, versionOf } from './versionOf.ts'

interface ById {
  readonly Params: { readonly id: string }
}

/**
 * `POST /api/<entity>/<id>/<action>` for each action of the entity's rules: answers the record, and in `Location` the record that the
 * action created, if any. A risky operation is refused with 409 until `X-Confirm` lists it.
 */
export function actionRoutes(app: FastifyInstance, entity: ResolvedEntity, { records, authenticate }: RouteContext): void {
  const presenter = createAnswer(records, entity)
  for (const [name, action] of Object.entries(records.rules.get(entity.id)?.actions ?? {})) {
    const options = { schema: undocumented, config: { entity: entity.id } }
    app.post<ById>(`/api/${entity.id}/:id/${name}`, options, async (request, reply) => {
      const subject = authenticate(request)
      const data = isValues(request.body) ? request.body : {}
      const version = versionOf(request.headers['if-match'], data)
      const confirmed = confirmedBy(request.headers, data)
      const { record, alsoWritten } = await runAction(
        records,
        entity,
        subject,
        request.params.id,
        { name, ...action },
        { version, data, confirmed },
      )
      const made = alsoWritten.find((one) => !one.deleted && one.record._version === 1)
      if (made) reply.header('location', `/api/${made.entity.id}/${encodeURIComponent(made.record.id)}`)
      const present = presenter(records.access(entity, subject), subject)
      const shown = present ? present(record) : record
      reply.header('etag', tagOf(shown))
      return shown
    })
  }
}
