import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import { NONCE_PLACEHOLDER, pagePolicy } from './security.ts'

const YEAR = 365 * 24 * 3600

declare module 'fastify' {
  interface FastifyReply {
    /** Answers HTML in which every `__CSP_NONCE__` is this answer's own nonce, under the policy for pages. */
    page: (html: string) => FastifyReply
  }
}

/** Answers an address that is not a file with the application's page, whose router handles it. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** The built web application: hashed files cached for a year, everything else revalidated. Without a build there is nothing to serve. */
export const pages = fastifyPlugin(
  async (app: FastifyInstance, { folder }: { readonly folder: string }) => {
    app.decorateReply('page', function page(this: FastifyReply, html: string) {
      const nonce = randomBytes(16).toString('base64')
      return this.header('content-security-policy', pagePolicy(nonce))
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(html.replaceAll(NONCE_PLACEHOLDER, nonce))
    })
    if (!existsSync(join(folder, 'index.html'))) return
    await app.register(fastifyStatic, {
      root: join(folder, 'assets'),
      serve: false,
      index: false,
      setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${YEAR}, immutable`),
    })
    // One route for all hashed files: there are hundreds, and each start would register two for each. The plugin's own reads the whole folder at each request.
    app.get<{ Params: { readonly file: string } }>('/assets/:file', ({ params }, reply) => reply.sendFile(params.file))
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      globIgnore: ['index.html', 'assets/**'],
      decorateReply: false,
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    })
  },
  { name: 'pages', dependencies: ['security'] },
)

/** Reads `index.html` once; undefined when there is no build. A missing asset stays a 404 and is not answered by the page. */
export function indexPage(folder: string): PageHandler | undefined {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return undefined
  const html = readFileSync(file, 'utf8')
  return (request, reply) => (/^\/assets\//.test(request.url) ? reply.code(404).send() : reply.page(html))
}
