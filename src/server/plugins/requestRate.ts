import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import { networkOf } from '../auth/signIn/network.ts'

/** Maximum requests per minute of one user, or of all visitors of one network. */
const RATE = 3_000

/** This machine: without a proxy, its requests are the operator's. */
const THIS_MACHINE: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/**
 * Signed-in users and known devices are counted by user: strangers behind the same address can't use that up. Logs once when a proxy that
 * the configuration does not name forwards requests, since everyone behind it then counts as one.
 */
export const requestRate = fastifyPlugin(
  async (app: FastifyInstance, { exempt = THIS_MACHINE }: { readonly exempt?: readonly string[] }) => {
    await app.register(rateLimit, {
      max: RATE,
      timeWindow: 60_000,
      allowList: (request: FastifyRequest) => exempt.includes(request.ip),
      keyGenerator: (request: FastifyRequest) => app.knownUser(request) ?? networkOf(request.ip),
    })
    let warned = false
    app.addHook('onRequest', (request, _reply, done) => {
      if (!warned && request.headers['x-forwarded-for'] !== undefined && (request.ips?.length ?? 0) < 2) {
        warned = true
        request.log.warn({ proxy: request.ip }, 'X-Forwarded-For of an address that TRUST_PROXY does not name is ignored')
      }
      done()
    })
  },
  { name: 'requestRate' },
)
