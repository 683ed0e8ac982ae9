import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { printingCalls } from '../../../domain/printing/calls.ts'
import type { AppOptions } from '../../appOptions.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { notFound } from '../../records/access/denials.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { createUploadLinks } from '../../records/uploads/uploadLinks.ts'
import { createDocumentLinks } from './documentLinks.ts'
import { mailDocument } from './mailDocument.ts'
import { gonePage } from './page/gonePage.ts'
import { remind } from './remind.ts'
import { linkedPage, linkTo, type SharingContext } from './shareDocument.ts'

/** Content-Security-Policy: allows only the page's own styles, its script, typefaces and the firm's logo. */
const policyOf = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** Sends a page that search engines don't index, other sites can't frame, and that sends no referrer. */
const answer = (reply: FastifyReply, status: number, nonce: string, page: string): FastifyReply =>
  reply
    .status(status)
    .header('content-security-policy', policyOf(nonce))
    .header('x-frame-options', 'SAMEORIGIN')
    .header('x-robots-tag', 'noindex, nofollow, noarchive')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(page)

/** Typefaces by name, from the same packages as the application's pages. */
const FONTS: ReadonlyMap<string, string> = new Map([
  ['inter-latin', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'],
  ['inter-latin-ext', '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'],
  ['vazirmatn-arabic', '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2'],
])

const fontFile = (path: string): string => {
  const [scope = '', name = ''] = path.split('/')
  const entry = createRequire(import.meta.url).resolve(`${scope}/${name}/package.json`)
  return join(dirname(entry), ...path.split('/').slice(2))
}

const MINUTE = 60_000

/** Routes of printed and mailed documents (`PRODUCT.md E18`). */
export function documentRoutes(app: FastifyInstance, { records }: RouteContext, { secret, clock, config }: AppOptions): void {
  const context: SharingContext = {
    records,
    uploads: createUploadLinks(secret, clock),
    links: createDocumentLinks(secret, clock),
    publicUrl: config.publicUrl,
  }
  defineCall(app, printingCalls.link, ({ subject, body }) => linkTo(context, subject, body))
  defineCall(app, printingCalls.mail, ({ subject, body }) => mailDocument(context, app.mailer, subject, body), {
    config: { rateLimit: { max: 30, timeWindow: MINUTE } },
  })
  defineCall(app, printingCalls.remind, ({ subject, body }) => remind(context, app.mailer, subject, body.customers), {
    config: { rateLimit: { max: 10, timeWindow: MINUTE } },
  })
  defineCall(
    app,
    printingCalls.page,
    async ({ params: { token }, query: { embed }, reply }) => {
      const nonce = randomBytes(16).toString('base64')
      const page = await linkedPage(context, token, { nonce, embedded: embed !== undefined })
      return page === undefined ? answer(reply, 410, nonce, await gonePage(token, nonce)) : answer(reply, 200, nonce, page)
    },
    { config: { rateLimit: { max: 60, timeWindow: MINUTE } } },
  )
  defineCall(app, printingCalls.font, ({ params: { name }, reply }) => {
    const path = FONTS.get(name)
    if (path === undefined) throw notFound()
    return reply
      .type('font/woff2')
      .header('cache-control', 'public, max-age=604800')
      .send(createReadStream(fontFile(path)))
  })
}
