import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'

/** Milliseconds: for a request's headers, for all of it, between looks at bodies under way, and for the body of somebody who is not signed in. */
export const TIMEOUTS = { headers: 20_000, request: 60 * 60_000, look: 5_000, anonymous: 30_000 } as const

/** Bytes that a body of a signed-in user has to bring between two looks: less than the slowest mobile network does. */
const LEAST = 1_000

/** Looks at which a body may bring less before it is cut. */
const PATIENCE = 4

/** Connections of one process; each open stream of events is one. */
const MOST_CONNECTIONS = 10_000

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** How long waiting is worth while: a signed-in user's as long as it gets on, anybody else's for a short while in all. */
interface Waiting {
  readonly since: number
  readonly signedIn: boolean
  bytes: number
  slow: number
}

function isTooSlow(waiting: Waiting, bytes: number, now: number): boolean {
  if (!waiting.signedIn) return now - waiting.since >= TIMEOUTS.anonymous
  waiting.slow = bytes - waiting.bytes < LEAST ? waiting.slow + 1 : 0
  waiting.bytes = bytes
  return waiting.slow >= PATIENCE
}

/** Ends connections whose request body does not get on: without it, anybody could keep any number of them open for ever. */
export const slowBodies = fastifyPlugin(
  async (app: FastifyInstance) => {
    const open = new Map<FastifyRequest, Waiting>()
    app.server.maxConnections = MOST_CONNECTIONS

    function signedIn(request: FastifyRequest): boolean {
      try {
        return app.authenticate(request) !== undefined
      } catch {
        return false
      }
    }

    function look(): void {
      const now = performance.now()
      for (const [request, waiting] of open) {
        const { raw } = request
        if (raw.complete || raw.socket.destroyed) open.delete(request)
        else if (isTooSlow(waiting, raw.socket.bytesRead, now)) {
          open.delete(request)
          raw.socket.end(TOO_SLOW, () => raw.socket.destroy())
        }
      }
    }

    const timer = setInterval(look, TIMEOUTS.look).unref()
    app.addHook('onClose', async () => clearInterval(timer))
    app.addHook('onRequest', async (request) => {
      const { socket } = request.raw
      if (!hasBody(request) || request.raw.complete || !(socket instanceof Socket)) return
      open.set(request, { since: performance.now(), signedIn: signedIn(request), bytes: socket.bytesRead, slow: 0 })
    })
  },
  { name: 'slowBodies' },
)
