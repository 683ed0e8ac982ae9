import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PRODUCT_NAME } from '../../../domain/productName.ts'
import { systemCalls } from '../../../model/calls/hubCalls.ts'
import { AppError } from '../../../model/errors.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { NONCE_PLACEHOLDER } from '../../plugins/security.ts'
import type { Config } from '../../start/config.ts'
import { DOCUMENTATION } from '../openapi/documentationPaths.ts'
import { documentPart } from '../openapi/documentPart.ts'
import { openapiDocument } from '../openapi/openapiDocument.ts'
import type { RouteContext } from './routeContext.ts'
import { visibleSchema } from './visibleSchema.ts'

const [DOCUMENT, DOCS] = DOCUMENTATION

const PACKAGE = createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json')
const STATIC = join(dirname(PACKAGE), 'static')

/** Browsers keep the files of one release of the viewer: compressing its megabytes at each visit takes a tenth of a second. */
const RELEASE = `W/"${/"version": "([^"]+)"/.exec(readFileSync(PACKAGE, 'utf8'))?.[1]}"`

/**
 * Script of the page: loads this server's document with the token of the signed-in user, in the mode that the hub has in this browser. For each
 * call that is opened, Swagger UI would resolve the whole document, which takes seconds; it gets the part that this call needs.
 */
const START = `const documentPart = ${documentPart}

const mode = /"mode":"([a-z]+)"/.exec(localStorage.getItem('themeSite') ?? '')?.[1]
document.documentElement.classList.toggle('dark-mode', mode ? mode === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches)

const ui = SwaggerUIBundle({
  url: '${DOCUMENT}',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  plugins: [
    ({ fn: { resolveSubtree } }) => ({
      fn: { resolveSubtree: (document, place, options) => resolveSubtree(documentPart(document, place), place, options) },
    }),
  ],
  requestInterceptor(request) {
    const token = localStorage.getItem('token')
    if (token && !request.headers.Authorization) request.headers.Authorization = 'Bearer ' + token
    return request
  },
})
`

/** Grounds of the methods' names in the light, each darker than Swagger UI's own. */
const METHODS = { get: '#1a65b0', post: '#177a4c', put: '#9a5b00', patch: '#0f766e', delete: '#c62121' }

const methodStyles = Object.entries(METHODS)
  .map(
    ([method, ground]) => `html:not(.dark-mode) .swagger-ui .opblock.opblock-${method} .opblock-summary-method { background: ${ground} }`,
  )
  .join('\n')

/** Colours of Swagger UI that have a contrast below 4.5 on its own grounds, as little as 1.6 in the dark. */
const STYLE = `
${methodStyles}
html:not(.dark-mode) .swagger-ui .info .title small { background: #5f6673 }
html:not(.dark-mode) .swagger-ui .info .title small.version-stamp { background: #4a6a00 }
html:not(.dark-mode) .swagger-ui .info a .url { color: #1f5fae }
html:not(.dark-mode) .swagger-ui .btn.authorize { color: #177a4c; border-color: #177a4c }
html:not(.dark-mode) .swagger-ui .btn.authorize svg { fill: #177a4c }
html:not(.dark-mode) .swagger-ui .btn.execute { background-color: #1f5fae; border-color: #1f5fae }
html:not(.dark-mode) .swagger-ui .try-out__btn.cancel { color: #c40000; border-color: #c40000 }
html:not(.dark-mode) .swagger-ui .parameter__in { color: #5c5c5c }
html:not(.dark-mode) .swagger-ui :is(.markdown, .renderedMarkdown) code { color: #7a0fd8 }
.swagger-ui .parameter__name.required span, .swagger-ui .parameter__name.required:after { color: #c40000 }
html.dark-mode .swagger-ui .opblock .parameter__name.required span,
html.dark-mode .swagger-ui .opblock .parameter__name.required:after,
html.dark-mode .swagger-ui .opblock .opblock-section-header .try-out__btn.cancel { color: #ff9d9d }
html.dark-mode .swagger-ui .opblock.opblock-put .opblock-section-header { background: #3d2a1e }
html.dark-mode .swagger-ui .response .header-col { color: #e4e6e6 }
.swagger-ui .microlight span[style*="rgb(211, 99, 99)"] { color: #f08a8a !important }
`

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta property="csp-nonce" nonce="${NONCE_PLACEHOLDER}" />
    <title>${PRODUCT_NAME} API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${DOCS}/swagger-ui.css" />
    <style nonce="${NONCE_PLACEHOLDER}">${STYLE}</style>
  </head>
  <body>
    <div id="docs"></div>
    <script src="${DOCS}/swagger-ui-bundle.js"></script>
    <script src="${DOCS}/start.js"></script>
  </body>
</html>
`

const FILES = { 'swagger-ui.css': 'text/css; charset=utf-8', 'swagger-ui-bundle.js': 'text/javascript; charset=utf-8' } as const

/**
 * Documentation of the API: the OpenAPI document, a page that shows it, and the schemas that the caller may see. In production the document
 * needs a session. The browser opens the page without a token, so the page needs a browser in which a user has signed in.
 */
export function documentationRoutes(app: FastifyInstance, { records, authenticate }: RouteContext, { production }: Config): void {
  const requireKnownBrowser = async (request: FastifyRequest) => {
    if (production && app.knownUser(request) === undefined) throw new AppError(401, 'unauthenticated')
  }
  const page = { onRequest: requireKnownBrowser }
  let document: string | undefined
  app.get(DOCUMENT, (request, reply) => {
    if (production) authenticate(request)
    document ??= JSON.stringify(openapiDocument(records.model, app.calls))
    return reply.type('application/json; charset=utf-8').send(document)
  })

  app.get(DOCS, page, (_request, reply) => reply.page(PAGE))
  app.get(`${DOCS}/start.js`, page, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START))
  for (const [name, type] of Object.entries(FILES)) {
    app.get(`${DOCS}/${name}`, page, (request, reply) => {
      void reply.headers({ 'cache-control': 'private, no-cache', etag: RELEASE })
      if (request.headers['if-none-match'] === RELEASE) return reply.code(304).send()
      return reply.type(type).send(readFileSync(join(STATIC, name)))
    })
  }

  defineCall(app, systemCalls.schemas, ({ subject }) =>
    records.model.list.flatMap((entity) => visibleSchema(entity, records.access(entity, subject)) ?? []),
  )
}
