import type { FastifyInstance } from 'fastify'
import { AppError } from '../../model/errors.ts'
import type { AppOptions } from '../appOptions.ts'
import type { RouteContext } from '../records/routes/routeContext.ts'
import { createHealth } from './health.ts'
import { mayReadMetrics } from './metricsAccess.ts'

const HEALTH =
  'Whether the database and the folder of uploads take writes; 503 names the part that does not (away, full, readOnly, failing)'

/** Health for operators, metrics for this machine and Admins. */
export function systemRoutes(app: FastifyInstance, { records, authenticate }: RouteContext, { db, config }: AppOptions): void {
  const tags = ['System']

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
