import type { FastifyInstance } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import { askingAs } from '../db/readers/asker.ts'
import { abortSignal } from '../records/routes/abortSignal.ts'

/** Tells the database for whom statements run: by user or address, until the client leaves. */
export const askers = fastifyPlugin(
  async (app: FastifyInstance) => {
    // After the body has been read: its events come from outside the request's context.
    app.addHook('preHandler', (request, reply, done) => {
      let left: AbortSignal | undefined
      const signal = () => {
        left ??= abortSignal(reply)
        return left
      }
      askingAs({ user: () => app.knownUser(request) ?? request.ip, signal }, done)
    })
  },
  { name: 'askers' },
)
