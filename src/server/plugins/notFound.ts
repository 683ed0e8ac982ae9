import type { FastifyInstance } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import { AppError } from '../../model/errors.ts'
import type { PageHandler } from './pages.ts'

interface KnownRoute {
  readonly pattern: RegExp
  readonly methods: ReadonlySet<string>
}

const toPattern = (url: string) =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*/g, '.*')}/?$`,
  )

/**
 * Answers requests without a route: 405 with `Allow` where other methods exist at the address, else 404.
 * `page` answers unknown addresses outside `/api` when a browser asks for a page.
 */
export const notFound = fastifyPlugin(
  async (app: FastifyInstance, { page }: { readonly page?: PageHandler }) => {
    const urls = new Map<string, Set<string>>()
    let known: readonly KnownRoute[] | undefined
    app.addHook('onRoute', ({ url, method }) => {
      const methods = urls.get(url) ?? new Set()
      for (const name of [method].flat()) methods.add(name)
      urls.set(url, methods)
    })
    const allowed = (path: string) => {
      known ??= [...urls].filter(([url]) => url !== '*' && url !== '/*').map(([url, methods]) => ({ pattern: toPattern(url), methods }))
      return [...new Set(known.flatMap(({ pattern, methods }) => (pattern.test(path) ? [...methods] : [])))]
    }
    app.setNotFoundHandler((request, reply) => {
      const path = request.url.split('?', 1)[0] ?? ''
      const isApi = path === '/api' || path.startsWith('/api/')
      if (!isApi && page && (request.method === 'GET' || request.method === 'HEAD')) return page(request, reply)
      const methods = allowed(path)
      if (methods.length === 0) return reply.refuse(new AppError(404, 'routeNotFound'))
      return reply.header('allow', methods.join(', ')).refuse(new AppError(405, 'methodNotAllowed'))
    })
  },
  { name: 'notFound', dependencies: ['errors'] },
)
