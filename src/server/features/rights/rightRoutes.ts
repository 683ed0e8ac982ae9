import type { FastifyInstance } from 'fastify'
import { ACTIONS } from '../../../model/entitySchema.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { explainRight } from './explainRight.ts'

/** The asker's own rights, and why a user has one or has it not. */
export function rightRoutes(app: FastifyInstance, { records, authenticate }: RouteContext): void {
  const tags = ['System']

  app.get('/api/me/rights', { schema: { tags, summary: 'Rights of the asker that differ from the schemas’ own' } }, (request) => ({
    rights: authenticate(request).rights ?? [],
  }))

  const why = {
    tags,
    summary: 'Why a user may or may not do something, for who may list rights',
    querystring: {
      type: 'object',
      required: ['user', 'entity', 'action'],
      properties: {
        user: { type: 'string' },
        entity: { type: 'string', description: 'Id of an entity, or name of a screen' },
        action: { enum: ACTIONS },
        record: { type: 'string' },
      },
    },
  }
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(
    '/api/rights/why',
    { schema: why, config: { entity: 'userRights' } },
    (request) => {
      const text = (name: string) => (typeof request.query[name] === 'string' ? String(request.query[name]) : '')
      const question = { user: text('user'), entity: text('entity'), action: text('action'), record: text('record') || undefined }
      return explainRight(records, authenticate(request), question)
    },
  )
}
