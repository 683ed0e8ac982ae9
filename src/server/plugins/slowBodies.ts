import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'

/** Milliseconds. */
export interface Timeouts {
  /** For a request's headers. */
  readonly headers: number
  /** For all of a request. */
  readonly request: number
  /** Between checks of request bodies. */
  readonly interval: number
  /** For the body of an anonymous request. */
  readonly anonymous: number
}

export const TIMEOUTS: Timeouts = { headers: 20_000, request: 60 * 60_000, interval: 5_000, anonymous: 30_000 }

/** Minimum bytes of a signed-in user's body between two checks; less than the slowest mobile network. */
const MIN = 1_000

/** Number of failed checks before the connection is closed. */
const PATIENCE = 4

/** Connections of one process; each open stream of events is one. */
const MAX_CONNECTIONS = 10_000

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Limit of a body: for signed-in users as long as it makes progress, for others a short total time. */
interface Waiting {
  readonly since: number
  signedIn: boolean
  bytes: number
  slow: number
}

function isTooSlow(waiting: Waiting, bytes: number, lasting: number, anonymous: number): boolean {
  if (!waiting.signedIn) return lasting >= anonymous
  waiting.slow = bytes - waiting.bytes < MIN ? waiting.slow + 1 : 0
  waiting.bytes = bytes
  return waiting.slow >= PATIENCE
}

/**
 * Ends connections without a request when the server closes. Browsers open some ahead; Node closes them neither as idle ones nor, once the server is
 * closing, by a timeout, so they would hold the process up.
 */
function endSilent(app: FastifyInstance): void {
  const silent = new Set<Socket>()
  app.server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.prependListener('request', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy()
  })
}

/** Closes connections whose request body makes no progress: otherwise a client could keep any number of them open forever. */
export const slowBodies = fastifyPlugin(
  async (app: FastifyInstance, { interval: every, anonymous }: Timeouts) => {
    const open = new Map<IncomingMessage, Waiting>()
    app.server.maxConnections = MAX_CONNECTIONS
    endSilent(app)

    function signedIn(request: FastifyRequest): boolean {
      try {
        return app.authenticate(request) !== undefined
      } catch {
        return false
      }
    }

    function endSlow(): void {
      const now = performance.now()
      for (const [request, waiting] of open) {
        const { socket } = request
        if (request.complete || socket.destroyed) open.delete(request)
        else if (isTooSlow(waiting, socket.bytesRead, now - waiting.since, anonymous)) {
          open.delete(request)
          socket.end(TOO_SLOW, () => socket.destroy())
        }
      }
    }

    const timer = setInterval(endSlow, every).unref()
    app.addHook('onClose', async () => clearInterval(timer))
    // Also for requests that are answered before any hook runs, such as those with an unreadable address.
    app.server.prependListener('request', (request: IncomingMessage) => {
      if (!hasBody(request)) return
      open.set(request, { since: performance.now(), signedIn: false, bytes: request.socket.bytesRead, slow: 0 })
      request.once('end', () => open.delete(request))
    })
    app.addHook('onRequest', async (request) => {
      const waiting = open.get(request.raw)
      if (waiting) waiting.signedIn = signedIn(request)
    })
  },
  { name: 'slowBodies' },
)
