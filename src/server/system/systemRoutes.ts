import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { systemCalls } from '../../model/calls/hubCalls.ts'
import { AppError } from '../../model/errors.ts'
import type { AppOptions } from '../appOptions.ts'
import { defineCall } from '../calls/defineCall.ts'
import type { RouteContext } from '../records/routes/routeContext.ts'
import type { Config } from '../start/config.ts'
import { createHealth } from './health.ts'

const isLoopback = (address: string) => address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.')

/** Headers that proxies add to a request. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i

/** Whether a request comes from this machine and was not forwarded by a proxy on it. */
function isDirect({ socket, headers }: FastifyRequest): boolean {
  return isLoopback(socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '') && !FORWARDED.some((name) => name in headers)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request without a session may read the metrics. If a token is configured, only the token allows it. */
function mayReadMetrics(request: FastifyRequest, { metricsToken }: Config): boolean {
  if (metricsToken === undefined) return isDirect(request)
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${metricsToken}`))
}

/** Health for operators, metrics for this machine and Admins. */
export function systemRoutes(app: FastifyInstance, { records, authenticate }: RouteContext, { db, config }: AppOptions): void {
  const checkHealth = createHealth(db, config.dataDir)
  defineCall(app, systemCalls.health, async () => {
    const parts = await checkHealth()
    if (Object.values(parts).every((state) => state === 'ok')) return { status: 'ok' as const }
    app.log.error({ parts }, 'not healthy')
    throw new AppError(503, 'unavailable', { extra: { parts: { ...parts } } })
  })

  defineCall(app, systemCalls.metrics, async ({ request, reply }) => {
    if (!mayReadMetrics(request, config) && !authenticate(request).roles.includes('Admin')) throw new AppError(403, 'forbidden')
    return reply.type(records.metrics.registry.contentType).send(await records.metrics.registry.metrics())
  })
}
