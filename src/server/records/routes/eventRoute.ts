import type { FastifyInstance } from 'fastify'
import { systemCalls } from '../../../model/calls/hubCalls.ts'
import { AppError } from '../../../model/errors.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { openEventStream } from '../../events/eventStream.ts'
import type { RouteContext } from './routeContext.ts'

/** Maximum number of open streams per user: a few tabs on a few devices. */
const MAX_STREAMS = 30

/** Live events. A stream ends with the server or with the user's session. */
export function eventRoute(app: FastifyInstance, { records, authenticate }: RouteContext): void {
  /** Stream → user. */
  const open = new Map<{ readonly end: () => void }, string>()
  app.addHook('preClose', async () => {
    for (const stream of open.keys()) stream.end()
  })

  defineCall(
    app,
    systemCalls.events,
    async ({ subject: { id }, request, reply }) => {
      if ([...open.values()].filter((user) => user === id).length >= MAX_STREAMS) throw new AppError(429, 'rateLimited')
      const last = request.headers['last-event-id']
      reply.hijack()
      const { raw } = reply
      const headers = { ...reply.getHeaders(), 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
      // If the client left during `authenticate`, no `close` event follows.
      if (raw.destroyed) return reply
      raw.writeHead(200, headers as Record<string, string>)
      raw.flushHeaders()
      const parts = { context: records, raw, subject: () => authenticate(request), lastEventId: Array.isArray(last) ? last[0] : last }
      const stream = openEventStream(parts)
      open.set(stream, id)
      raw.once('close', () => open.delete(stream))
      try {
        await stream.opened
      } catch (error) {
        request.log.error({ err: error, req: request }, 'event stream failed')
        raw.destroy()
      }
      return reply
    },
    { config: { rateLimit: false } },
  )
}
