import type { FastifyInstance } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Counters that services increment, and the registry that `/api/metrics` prints. */
export interface Metrics {
  readonly registry: Registry
  readonly writes: Counter<'entity' | 'action'>
  readonly denials: Counter<'entity' | 'action'>
  readonly streams: Gauge
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    writes: new Counter({ name: 'hub_record_writes_total', help: 'Records written', labelNames: ['entity', 'action'], registers }),
    denials: new Counter({
      name: 'hub_denials_total',
      help: 'Calls refused for lack of a right',
      labelNames: ['entity', 'action'],
      registers,
    }),
    streams: new Gauge({ name: 'hub_event_streams', help: 'Open event streams', registers }),
  }
}

/** Duration of every answered request, in seconds, by route. */
export const requestMetrics = fastifyPlugin(
  async (app: FastifyInstance, { metrics }: { readonly metrics: Metrics }) => {
    const durations = new Histogram({
      name: 'hub_http_request_duration_seconds',
      help: 'Time to answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
      registers: [metrics.registry],
    })
    app.addHook('onResponse', (request, reply, done) => {
      durations.observe(
        { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
        reply.elapsedTime / 1000,
      )
      done()
    })
  },
  { name: 'requestMetrics' },
)
