import type { FastifyInstance } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import { AppError } from '../../model/errors.ts'

/** Levels of objects and lists in a body. Schemas are a few levels deep; a free object gets the rest. */
export const MAX_DEPTH = 32

/** Bytes of a JSON body. */
export const MAX_BODY = 1024 * 1024

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  for (const member of Object.values(value)) if (isDeeper(member, levels - 1)) return true
  return false
}

/** JSON bodies: unreadable ones, and ones nested too deeply, are refused with 400. `__proto__` and `constructor.prototype` are refused too. */
export const jsonBody = fastifyPlugin(
  async (app: FastifyInstance) => {
    const parse = app.getDefaultJsonParser('error', 'error')
    app.removeContentTypeParser(['application/json', 'text/plain'])
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
      if (text === '') return done(null, undefined)
      parse(request, String(text), (error, body) => {
        if (error) return done(new AppError(400, 'badJson'))
        if (isDeeper(body, MAX_DEPTH)) return done(new AppError(400, 'tooDeep', { params: { limit: MAX_DEPTH } }))
        done(null, body)
      })
    })
    // ra-data-simple-rest deletes with this type and no body at all.
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, text, done) =>
      text === '' ? done(null, undefined) : done(new AppError(415, 'unsupportedMediaType')),
    )
  },
  { name: 'jsonBody' },
)
