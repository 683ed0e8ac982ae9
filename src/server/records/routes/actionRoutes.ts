import type { FastifyInstance } from 'fastify'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { createAnswer } from '../read/presenter.ts'
import { runAction } from '../write/runAction.ts'
import { confirmedBy } from './confirmedBy.ts'
import type { RouteContext } from './routeContext.ts'
import { tagOf, versionOf } from './versionOf.ts'

/**
 * The named actions of the entity's rules. Each answers the record, with `Location` set to the record that it created, if any. Refuses a risky
 * operation with 409 until `X-Confirm` lists it.
 */
export function actionRoutes(app: FastifyInstance, entity: ResolvedEntity, { records }: RouteContext): void {
  const presenter = createAnswer(records, entity)
  for (const action of records.rules.get(entity.id)?.actions ?? []) {
    defineCall(app, action.call, async ({ subject, params, headers, body, reply }) => {
      const options = { version: versionOf(headers['If-Match'], undefined), body, confirmed: confirmedBy(headers['X-Confirm']) }
      const { record, alsoWritten } = await runAction(records, entity, subject, params.id, action, options)
      const made = alsoWritten.find((one) => !one.deleted && one.record._version === 1)
      if (made) reply.header('location', `/api/${made.entity.id}/${encodeURIComponent(made.record.id)}`)
      const present = presenter(records.access(entity, subject), subject)
      const shown = present ? present(record) : record
      reply.header('etag', tagOf(shown))
      return shown
    })
  }
}
