import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { NONCE_PLACEHOLDER } from '../plugins/security.ts'
import { type RouteContext, undocumented } from './routeContext.ts'
import { visibleSchema } from './visibleSchema.ts'

const STATIC = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json')), 'static')

/** Opens the page on this server's document, with the token of whoever is signed in here. */
const START = `const ui = SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  requestInterceptor(request) {
    const token = localStorage.getItem('token')
    if (token && !request.headers.Authorization) request.headers.Authorization = 'Bearer ' + token
    return request
  },
})
`

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta property="csp-nonce" nonce="${NONCE_PLACEHOLDER}" />
    <title>Car Dealer Hub API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="docs"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`

const FILES = { 'swagger-ui.css': 'text/css; charset=utf-8', 'swagger-ui-bundle.js': 'text/javascript; charset=utf-8' } as const

/** What the API says of itself: OpenAPI for programs, a page for people, and the schemas of what the asker may see. */
export function documentationRoutes(app: FastifyInstance, { records, authenticate }: RouteContext): void {
  const options = { schema: undocumented }
  let document: string | undefined
  app.get('/api/openapi.json', options, (_request, reply) => {
    document ??= JSON.stringify(app.swagger())
    return reply.type('application/json; charset=utf-8').send(document)
  })

  app.get('/api/docs', options, (_request, reply) => reply.page(PAGE))
  app.get('/api/docs/start.js', options, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START))
  for (const [name, type] of Object.entries(FILES)) {
    app.get(`/api/docs/${name}`, options, (_request, reply) => reply.type(type).send(readFileSync(join(STATIC, name))))
  }

  const schema = { tags: ['System'], summary: 'Schemas of the entities that the asker may see, with what they may do' }
  app.get('/api/schemas', { schema }, (request, reply) => {
    const subject = authenticate(request)
    const schemas = records.model.list.flatMap((entity) => visibleSchema(entity, records.access(entity, subject)) ?? [])
    return reply.send(schemas)
  })
}
