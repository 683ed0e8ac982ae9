import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'

/** Placeholder for the nonce of styles in built pages; replaced in every answer. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__'

/** Policy of pages: no inline or evaluated code, no other origins; styles with this answer's nonce. */
export const pagePolicy = (nonce: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Answers of the API are data: a browser that renders one must not execute anything. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/**
 * Headers that helmet sets on every answer. Computed once: setting a dozen constant headers again costs a by-id read a tenth of its time.
 */
async function helmetHeaders(https: boolean): Promise<Record<string, string>> {
  const probe = Fastify()
  await probe.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: https,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  })
  probe.get('/', (_request, reply) => reply.send())
  const bare = new Set(['content-length', 'date', 'connection'])
  const { headers } = await probe.inject('/')
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (bare.has(name) ? [] : [[name, String(value)]])))
}

/** Security headers and `no-store` for every answer; pages replace the policy by `pagePolicy`, hashed files set their cache lifetime. */
export const security = fastifyPlugin(
  async (app: FastifyInstance, { https }: { readonly https: boolean }) => {
    const headers = { ...(await helmetHeaders(https)), 'content-security-policy': DATA_POLICY, 'cache-control': 'no-store' }
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers)
      done()
    })
  },
  { name: 'security' },
)
