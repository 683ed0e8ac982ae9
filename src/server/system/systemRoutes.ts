import type { FastifyInstance } from 'fastify'
import { ACTIONS } from '../../model/entitySchema.ts'
import { AppError } from '../../model/errors.ts'
import type { AppOptions } from '../app.ts'
import { explainRight } from '../features/rights/explainRight.ts'
import type { RouteContext } from '../records/routes/routeContext.ts'
import { createHealth } from './health.ts'
import { mayReadMetrics } from './metricsAccess.ts'

const HEALTH =
  'Whether the database and the folder of uploads take writes; 503 names the part that does not (away, full, readOnly, failing)'

/** Health for whoever runs the server, metrics for this machine and Admins. */
export function systemRoutes(app: FastifyInstance, { records, authenticate }: RouteContext, { db, config }: AppOptions): void {
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

  const look = createHealth(db, config.dataDir)
  app.get('/api/health', { schema: { tags, summary: HEALTH, security: [] } }, async () => {
    const parts = await look()
    if (Object.values(parts).every((state) => state === 'ok')) return { status: 'ok' }
    app.log.error({ parts }, 'not healthy')
    throw new AppError(503, 'unavailable', { extra: { parts: { ...parts } } })
  })

  app.get(
    '/api/metrics',
    {
      schema: {
        tags,
        summary:
          'Prometheus metrics; with METRICS_TOKEN or an Admin’s token, or, where there is no METRICS_TOKEN, from this machine without a proxy',
      },
    },
    async (request, reply) => {
      if (!mayReadMetrics(request, config) && !authenticate(request).roles.includes('Admin')) throw new AppError(403, 'forbidden')
      return reply.type(records.metrics.registry.contentType).send(await records.metrics.registry.metrics())
    },
  )
}
