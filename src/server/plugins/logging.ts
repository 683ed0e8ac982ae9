import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/** Members that are never logged, at these depths. */
const SECRETS = ['authorization', 'password', 'token', 'refreshToken', 'accessToken', 'jwtSecret', 'smtpUrl', 'databaseUrl']

const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** Method, path and address. Never the query, because filters contain personal data and links contain tokens. */
const request = (value: FastifyRequest) => ({ method: value.method, path: value.url.split('?', 1)[0], address: value.ip })

/** Options of the server's log (pino: one JSON object per line). */
export const logging = (level: string) =>
  ({
    level,
    redact: { paths: [...paths, 'req.headers'], censor: '[secret]' },
    serializers: { req: request },
  }) satisfies FastifyServerOptions['logger']
