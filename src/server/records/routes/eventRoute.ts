import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../model/errors.ts'
import { openEventStream } from '../../events/eventStream.ts'
import type { RouteContext } from './routeContext.ts'

const SCHEMA = {
  tags: ['Events'],
  summary: 'Server-sent events of writes that the asker may see; resumed by Last-Event-ID',
  description:
    'Events `record` ({ entity, id, action, version, fields }), `job` ({ id, status, done, total }), `wallet` ({ wallet, firm, currency, version, balance, held }), `ready`, and `gap`: something was missed, read anew.',
  produces: ['text/event-stream'],
}

/** Streams that one user may have open: a few tabs on a few devices. */
const MOST_STREAMS = 30

/** Live events. Streams end with the server and with the session of who listens. */
export function eventRoute(app: FastifyInstance, { records, authenticate }: RouteContext): void {
  /** Stream → user. */
  const open = new Map<{ readonly end: () => void }, string>()
  app.addHook('preClose', async () => {
    for (const stream of open.keys()) stream.end()
  })

  app.get('/api/events', { schema: SCHEMA, config: { rateLimit: false } }, async (request, reply) => {
    const { id } = authenticate(request)
    if ([...open.values()].filter((user) => user === id).length >= MOST_STREAMS) throw new AppError(429, 'rateLimited')
    const last = request.headers['last-event-id']
    reply.hijack()
    const { raw } = reply
    const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
    raw.writeHead(200, headers as Record<string, string>)
    raw.flushHeaders()
    try {
      const parts = { context: records, raw, subject: () => authenticate(request), lastEventId: Array.isArray(last) ? last[0] : last }
      const stream = await openEventStream(parts)
      open.set(stream, id)
      raw.once('close', () => open.delete(stream))
    } catch (error) {
      request.log.error({ err: error }, 'event stream failed')
      raw.destroy()
    }
  })
}
