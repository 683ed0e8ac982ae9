import type { FastifyInstance } from 'fastify'
import { systemCalls } from '../../model/calls/hubCalls.ts'
import { AppError } from '../../model/errors.ts'
import type { AppOptions } from '../appOptions.ts'
import { defineCall } from '../calls/defineCall.ts'
import type { RouteContext } from '../records/routes/routeContext.ts'
import { createHealth } from './health.ts'
import { mayReadMetrics } from './metricsAccess.ts'

/** Health for operators, metrics for this machine and Admins. */
export function systemRoutes(app: FastifyInstance, { records, authenticate }: RouteContext, { db, config }: AppOptions): void {
  const look = createHealth(db, config.dataDir)
  defineCall(app, systemCalls.health, async () => {
    const parts = await look()
    if (Object.values(parts).every((state) => state === 'ok')) return { status: 'ok' as const }
    app.log.error({ parts }, 'not healthy')
    throw new AppError(503, 'unavailable', { extra: { parts: { ...parts } } })
  })

  defineCall(app, systemCalls.metrics, async ({ request, reply }) => {
    if (!mayReadMetrics(request, config) && !authenticate(request).roles.includes('Admin')) throw new AppError(403, 'forbidden')
    return reply.type(records.metrics.registry.contentType).send(await records.metrics.registry.metrics())
  })
}
