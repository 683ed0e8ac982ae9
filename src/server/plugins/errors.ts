import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { Refusal } from '../../model/calls/refusal.ts'
import type { Json } from '../../model/entitySchema.ts'
import { AppError, type FieldError } from '../../model/errors.ts'
import { messageKeys } from '../../model/validate/messageKeys.ts'
import { messageParams } from '../../model/validate/messageParams.ts'
import type { Engine, Outage } from '../db/dialects/engine.ts'
import type { Texts } from './texts.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Entity whose messages field errors of this route prefer. */
    entity?: string
  }
}

/** Maximum number of invalid places that an answer lists; it counts the others. */
const MAX_LISTED = 100

/** Maximum number of characters of the input that an answer repeats. */
const MAX_ECHO_LENGTH = 200

const shortened = (value: Json): Json =>
  typeof value === 'string' && value.length > MAX_ECHO_LENGTH ? `${value.slice(0, MAX_ECHO_LENGTH)}…` : value

const echoed = (params: FieldError['params']): FieldError['params'] =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shortened(value)]))

const detailOf = ({ keyword, format, params }: FieldError) => ({ keyword, ...(format === undefined ? {} : { format }), params })

/** Texts name the invalid property by `%{field}`, whatever name the keyword uses. */
function textParams({ params, path }: FieldError): FieldError['params'] {
  const field = params.additionalProperty ?? params.unevaluatedProperty ?? params.property ?? path
  return { field, value: params.propertyName ?? '', ...params }
}

const filling = (texts: Texts, language: string, params: FieldError['params']) =>
  messageParams(params, (key) => texts.text(language, [withoutPrefix(key)], {}))

const textOf = (texts: Texts, language: string, entity: string) => (error: FieldError) =>
  texts.text(language, messageKeys(error, entity).map(withoutPrefix), filling(texts, language, textParams(error)))

/** Keys of `errors.*`, the only texts that the server reads. */
const withoutPrefix = (key: string) => key.replace(/^errors\./, '')

/** The first error of each place, because an input shows one message. */
const firstOfEach = (errors: readonly FieldError[]): FieldError[] => {
  const first = new Map<string, FieldError>()
  for (const error of errors) if (!first.has(error.path)) first.set(error.path, error)
  return [...first.values()]
}

const byPath = <T>(errors: readonly FieldError[], each: (error: FieldError) => T): Record<string, T> =>
  Object.fromEntries(errors.map((error) => [error.path, each(error)]))

/** The field errors of a refusal. Work and size grow with the listed places, not with all invalid ones. */
function fieldParts(error: AppError, texts: Texts, language: string, entity: string): Partial<Refusal> {
  const all = firstOfEach(error.fields)
  const listed = all.slice(0, MAX_LISTED).map((one) => ({ ...one, params: echoed(one.params) }))
  const more = all.length - listed.length
  return {
    ...(more > 0 ? { message: texts.text(language, ['validationMore'], { count: listed.length, more }), more } : {}),
    errors: byPath(listed, textOf(texts, language, entity)),
    details: byPath(listed, detailOf),
  }
}

/** A parameter of the address has no input that could show what is wrong with it: the message has it. */
function reasonIn({ status, fields: [first] }: AppError, textOfField: (error: FieldError) => string): AppError['params'] {
  return status === 400 && first ? { reason: textOfField(first) } : {}
}

function errorBody(error: AppError, texts: Texts, language: string, entity = ''): Refusal {
  const codes = [...(entity ? [`${entity}.${error.code}`] : []), error.code]
  const params = { ...echoed(error.params), ...reasonIn(error, textOf(texts, language, entity)) }
  const body = { code: error.code, message: texts.text(language, codes, params), params, ...error.extra }
  return error.fields.length === 0 ? body : { ...body, ...fieldParts(error, texts, language, entity) }
}

/** Codes of Fastify and its plugins with a message of their own; all others answer `badRequest`. */
const CODES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_REQ_FILE_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupportedMediaType',
}

/** Errors at fields have one code, whether the schema or the database found them. */
const withFieldsCode = (error: AppError) =>
  error.status === 422 && error.fields.length > 0 && error.code !== 'validation'
    ? new AppError(422, 'validation', { fields: error.fields, extra: error.extra })
    : error

/** Failures of the disk that stores uploads. */
const DISK: Readonly<Record<string, Outage>> = { ENOSPC: 'full', EDQUOT: 'full', EROFS: 'readOnly' }

const OUTAGES: Readonly<Record<Outage, readonly [status: number, code: string]>> = {
  away: [503, 'databaseAway'],
  full: [507, 'storageFull'],
  readOnly: [503, 'storageReadOnly'],
}

/** Seconds to wait before a retry. */
const RETRY_AFTER = 5

/** Converts any thrown value to a refusal that leaks no internals. `outage` recognizes failures of the database. */
function toAppError(error: FastifyError | AppError, outage: Engine['outage'] = () => undefined): AppError {
  if (error instanceof AppError) return withFieldsCode(error)
  const failing = outage(error) ?? DISK[error.code]
  if (failing) return new AppError(...OUTAGES[failing])
  const status = error.statusCode ?? 500
  if (status === 429) return new AppError(429, 'rateLimited')
  if (status === 503) return new AppError(503, 'unavailable')
  if (status < 400 || status >= 500) return new AppError(500, 'internal')
  return new AppError(status, CODES[error.code] ?? 'badRequest')
}

/** The error handler, and the answers for addresses and methods that do not exist. */
export const errors = fastifyPlugin(
  async (app: FastifyInstance, { texts, outage }: { readonly texts: Texts; readonly outage?: Engine['outage'] }) => {
    const languageOf = (request: FastifyRequest) => texts.language(request.headers['accept-language'])
    const describe = (error: AppError, request: FastifyRequest) =>
      errorBody(error, texts, languageOf(request), request.routeOptions?.config?.entity)
    const answer = (request: FastifyRequest, reply: FastifyReply, error: AppError) =>
      reply
        .status(error.status)
        .headers(error.status === 503 ? { 'retry-after': RETRY_AFTER } : {})
        .header('content-language', languageOf(request))
        .type('application/json; charset=utf-8')
        .send(describe(error, request))
    const errorOf = (thrown: FastifyError | AppError, request: FastifyRequest): AppError => {
      const error = toAppError(thrown, outage)
      if (error.status >= 500) request.log.error({ err: thrown, req: request }, 'request failed')
      return error
    }
    app.decorate('describeError', (thrown: unknown, request: FastifyRequest) => {
      const error = errorOf(thrown as FastifyError | AppError, request)
      return { status: error.status, body: describe(error, request) }
    })
    app.decorateReply('refuse', function refuse(this: FastifyReply, error: AppError) {
      return answer(this.request, this, error)
    })
    app.setErrorHandler((thrown: FastifyError | AppError, request, reply) => answer(request, reply, errorOf(thrown, request)))
  },
  { name: 'errors' },
)

declare module 'fastify' {
  interface FastifyInstance {
    /** The answer to an error, for answers that contain several. */
    describeError: (thrown: unknown, request: FastifyRequest) => { readonly status: number; readonly body: Refusal }
  }
  interface FastifyReply {
    refuse: (error: AppError) => FastifyReply
  }
}
