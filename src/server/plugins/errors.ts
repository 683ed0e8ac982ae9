import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { Json } from '../../model/entitySchema.ts'
import { AppError, type FieldError } from '../../model/errors.ts'
import { messageKeys } from '../../model/messageKeys.ts'
import type { Texts } from './texts.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Entity whose messages field errors of this route prefer. */
    entity?: string
  }
}

/** What every refusal answers; `message` and `errors` are in the asker's language, `details` let a client translate by itself. */
export interface ErrorBody {
  readonly code: string
  readonly message: string
  readonly params: Readonly<Record<string, Json>>
  readonly errors?: Readonly<Record<string, string>>
  readonly details?: Readonly<Record<string, { keyword: string; format?: string; params: Readonly<Record<string, Json>> }>>
}

const detailOf = ({ keyword, format, params }: FieldError) => ({ keyword, ...(format === undefined ? {} : { format }), params })

/** Texts name the property at fault by `%{field}`, whatever the keyword calls it. */
function textParams({ params, path }: FieldError): FieldError['params'] {
  const field = params.additionalProperty ?? params.unevaluatedProperty ?? params.property ?? path
  return { field, value: params.propertyName ?? '', ...params }
}

const textOf = (texts: Texts, language: string, entity: string) => (error: FieldError) =>
  texts.text(language, messageKeys(error, entity).map(withoutPrefix), textParams(error))

/** Keys of `errors.*`; the server reads that part of the texts alone. */
const withoutPrefix = (key: string) => key.replace(/^errors\./, '')

/** First error of each path wins: one message an input. */
function byPath<T>(errors: readonly FieldError[], each: (error: FieldError) => T): Record<string, T> {
  const result: Record<string, T> = {}
  for (const error of errors) if (!Object.hasOwn(result, error.path)) result[error.path] = each(error)
  return result
}

export function errorBody(error: AppError, texts: Texts, language: string, entity = ''): ErrorBody {
  const codes = [...(entity ? [`${entity}.${error.code}`] : []), error.code]
  const body = { code: error.code, message: texts.text(language, codes, error.params), params: error.params, ...error.extra }
  if (error.fields.length === 0) return body
  return {
    ...body,
    errors: byPath(error.fields, textOf(texts, language, entity)),
    details: byPath(error.fields, detailOf),
  }
}

/** Codes of Fastify and its plugins that have a message of their own; other refusals of theirs answer `badRequest`. */
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

/** Whatever was thrown → a refusal that says nothing of the server's inside. */
export function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return withFieldsCode(error)
  const status = error.statusCode ?? 500
  if (status === 429) return new AppError(429, 'rateLimited')
  if (status === 503) return new AppError(503, 'unavailable')
  if (status < 400 || status >= 500) return new AppError(500, 'internal')
  return new AppError(status, CODES[error.code] ?? 'badRequest')
}

/** The error handler, and the answers for addresses and methods that do not exist. */
export const errors = fastifyPlugin(
  async (app: FastifyInstance, { texts }: { readonly texts: Texts }) => {
    const languageOf = (request: FastifyRequest) => texts.language(request.headers['accept-language'])
    const describe = (error: AppError, request: FastifyRequest) =>
      errorBody(error, texts, languageOf(request), request.routeOptions?.config?.entity)
    const answer = (request: FastifyRequest, reply: FastifyReply, error: AppError) =>
      reply
        .status(error.status)
        .header('content-language', languageOf(request))
        .type('application/json; charset=utf-8')
        .send(describe(error, request))
    app.decorate('describeError', (thrown: unknown, request: FastifyRequest) => {
      const error = toAppError(thrown as FastifyError | AppError)
      if (error.status >= 500) request.log.error({ err: thrown }, 'request failed')
      return { status: error.status, body: describe(error, request) }
    })
    app.decorateReply('refuse', function refuse(this: FastifyReply, error: AppError) {
      return answer(this.request, this, error)
    })
    app.setErrorHandler((thrown: FastifyError | AppError, request, reply) => {
      const error = toAppError(thrown)
      if (error.status >= 500) request.log.error({ err: thrown }, 'request failed')
      return answer(request, reply, error)
    })
  },
  { name: 'errors' },
)

declare module 'fastify' {
  interface FastifyInstance {
    /** What an error would answer, for answers that hold several. */
    describeError: (thrown: unknown, request: FastifyRequest) => { readonly status: number; readonly body: ErrorBody }
  }
  interface FastifyReply {
    refuse: (error: AppError) => FastifyReply
  }
}
