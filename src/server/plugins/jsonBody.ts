import type { FastifyInstance } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import { AppError } from '../../model/errors.ts'

/** Maximum depth of objects and lists in a body. Schemas use a few levels; a free object may use the rest. */
const MAX_DEPTH = 32

/** Maximum size of a JSON body in bytes. */
export const MAX_BODY = 1024 * 1024

/** Maximum number of values in a body, at all depths: members and entries. More than any form, batch or rule needs. */
const MAX_VALUES = 100_000

/** Maximum number of members of all objects. Parsing a new name costs more than parsing a value. */
const MAX_MEMBERS = 25_000

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a]
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b])
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d])

/** Position after the string that begins at `from`, the first character after its quotation mark. */
function textEnd(json: string, from: number): number {
  let at = from
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1
  return at
}

const tooMany = (limit: number) => new AppError(400, 'tooManyValues', { params: { limit } })

/** Checks the limits of any request body in its text, before it is parsed. */
function excessOf(json: string): AppError | undefined {
  let [depth, values, members] = [0, 1, 0]
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at)
    if (character === QUOTE) at = textEnd(json, at + 1)
    else if (character === COMMA) values += 1
    else if (character === COLON) members += 1
    else if (OPENING.has(character)) {
      depth += 1
      if (depth > MAX_DEPTH) return new AppError(400, 'tooDeep', { params: { limit: MAX_DEPTH } })
    } else if (CLOSING.has(character)) depth -= 1
  }
  if (values > MAX_VALUES) return tooMany(MAX_VALUES)
  return members > MAX_MEMBERS ? tooMany(MAX_MEMBERS) : undefined
}

/** Parses JSON bodies. Answers 400 to bodies that are invalid, nested too deeply or contain too many values, and to `__proto__` and `constructor.prototype`. */
export const jsonBody = fastifyPlugin(
  async (app: FastifyInstance) => {
    const parse = app.getDefaultJsonParser('error', 'error')
    app.removeContentTypeParser(['application/json', 'text/plain'])
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
      if (text === '') return done(null, undefined)
      const excess = excessOf(String(text))
      if (excess) return done(excess)
      parse(request, String(text), (error, body) => (error ? done(new AppError(400, 'badJson')) : done(null, body)))
    })
    // ra-data-simple-rest deletes with this type and without a body.
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, text, done) =>
      text === '' ? done(null, undefined) : done(new AppError(415, 'unsupportedMediaType')),
    )
  },
  { name: 'jsonBody' },
)
