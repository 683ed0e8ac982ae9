import type { FastifyInstance } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import { AppError } from '../../model/errors.ts'

/** Levels of objects and lists in a body. Schemas are a few levels deep; a free object gets the rest. */
const MAX_DEPTH = 32

/** Bytes of a JSON body. */
export const MAX_BODY = 1024 * 1024

/** Values of a body at all depths together, members and entries alike: more than any form, batch or rule has use for. */
const MAX_VALUES = 100_000

/** Members of all objects together: each name that is new costs more to read than a value does. */
const MAX_MEMBERS = 25_000

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a]
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b])
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d])

/** Position after the text that begins at `from`, the first character behind its quotation mark. */
function textEnd(json: string, from: number): number {
  let at = from
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1
  return at
}

const tooMany = (limit: number) => new AppError(400, 'tooManyValues', { params: { limit } })

/** Limits for any request body, checked in its text before it is parsed. */
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

/** JSON bodies: unreadable ones, ones nested too deeply, and ones of too many values are refused with 400. `__proto__` and `constructor.prototype` are refused too. */
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
    // ra-data-simple-rest deletes with this type and no body at all.
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, text, done) =>
      text === '' ? done(null, undefined) : done(new AppError(415, 'unsupportedMediaType')),
    )
  },
  { name: 'jsonBody' },
)
