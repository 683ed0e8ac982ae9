import type { FastifyInstance } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import { runAs } from '../db/readers/requester.ts'
import { abortSignal } from '../records/routes/abortSignal.ts'

/** Sets the requester of the database's statements: the user, else the address, until the client leaves. Answers that need a slow one have `X-Slow`. */
export const requesters = fastifyPlugin(
  async (app: FastifyInstance) => {
    // After the body has been read: its events do not run in the request's context.
    app.addHook('preHandler', (request, reply, done) => {
      let left: AbortSignal | undefined
      const signal = () => {
        left ??= abortSignal(reply)
        return left
      }
      runAs({ user: () => app.knownUser(request) ?? request.ip, signal, slow: () => void reply.header('x-slow', 'true') }, done)
    })
  },
  { name: 'requesters' },
)
