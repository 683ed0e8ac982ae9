import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { AppError } from '../../model/errors.ts'
import type { AppOptions } from '../app.ts'
import { mayReadMetrics } from './metricsAccess.ts'
import type { RouteContext } from './routeContext.ts'

/** Health for whoever runs the server, metrics for this machine and Admins. */
export function systemRoutes(app: FastifyInstance, { records, authenticate }: RouteContext, { db, config }: AppOptions): void {
  const tags = ['System']

  app.get('/api/me/rights', { schema: { tags, summary: 'Rights of the asker that differ from the schemas’ own' } }, (request) => ({
    rights: authenticate(request).rights ?? [],
  }))

  app.get('/api/health', { schema: { tags, summary: 'Whether the server and its database answer', security: [] } }, async () => {
    try {
      await sql`select 1`.execute(db.read)
    } catch (error) {
      app.log.error({ err: error }, 'the database does not answer')
      throw new AppError(503, 'unavailable')
    }
    return { status: 'ok' }
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
