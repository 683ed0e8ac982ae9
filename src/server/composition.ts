import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import type { ColumnType } from '../fields/columnType.ts'
import type { Model } from '../model/resolvedEntity.ts'
import type { Database } from './db/database.ts'
import { createRepository } from './db/repository/createRepository.ts'
import { createEventHub } from './events/eventHub.ts'
import { errors } from './plugins/errors.ts'
import { jsonBody, MAX_BODY } from './plugins/jsonBody.ts'
import { logging } from './plugins/logging.ts'
import { createMetrics } from './plugins/metrics.ts'
import { notFound } from './plugins/notFound.ts'
import { indexPage, pages } from './plugins/pages.ts'
import { requestRate } from './plugins/requestRate.ts'
import { security } from './plugins/security.ts'
import { slowBodies, TIMEOUTS, type Timeouts } from './plugins/slowBodies.ts'
import { loadTexts } from './plugins/texts.ts'
import { createAccessPolicies } from './records/access/access.ts'
import { createAudit } from './records/history/audit.ts'
import type { RecordContext } from './records/recordContext.ts'
import type { Config } from './start/config.ts'

/** Maximum length of a request's address in bytes; `getMany` lists ids in it. */
const MAX_ADDRESS = 256 * 1024

/** Milliseconds that a part of the application may take to start. Fastify's 10 seconds pass on a busy machine, and the start would fail with no remedy. */
const START_TIMEOUT = 120_000

/**
 * Answers HEAD by the route of GET: Node sends no body, as the response knows the method it began with. Fastify would register every route of GET
 * a second time, about a fifth of an application's start.
 */
const headAsGet = (request: { method?: string; url?: string }): string => {
  if (request.method === 'HEAD') request.method = 'GET'
  return request.url ?? '/'
}

/** The HTTP server without plugins and routes. */
export function createHttpApp({
  logLevel,
  trustProxy,
  timeouts: given,
}: Pick<Config, 'logLevel' | 'trustProxy' | 'timeouts'>): FastifyInstance {
  const timeouts = { ...TIMEOUTS, ...given }
  const app: FastifyInstance = Fastify({
    logger: logging(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request costs a by-id read a tenth of its time; the few lines of requests name them.
    childLoggerFactory: (logger) => logger,
    bodyLimit: MAX_BODY,
    exposeHeadRoutes: false,
    pluginTimeout: START_TIMEOUT,
    rewriteUrl: headAsGet,
    trustProxy: [...trustProxy],
    routerOptions: { maxParamLength: 255 },
    requestTimeout: timeouts.request,
    http: { maxHeaderSize: MAX_ADDRESS, headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.interval },
    forceCloseConnections: 'idle',
    frameworkErrors(error, request, reply) {
      const { status, body } = app.describeError(error, request)
      // The type of `reply` belongs to a request without a route and accepts no payload.
      const plain: FastifyReply = reply as unknown as FastifyReply
      plain.status(status).type('application/json; charset=utf-8').send(JSON.stringify(body))
    },
  })
  return app
}

interface PluginOptions {
  readonly db: Database
  /** Whether users reach the server by HTTPS. */
  readonly https: boolean
  readonly pagesFolder: string
  readonly timeouts?: Partial<Timeouts>
  /** Addresses exempt from rate limits. Default: this machine's. */
  readonly exempt?: readonly string[]
}

/** What every request passes before and after its route. */
export async function registerPlugins(app: FastifyInstance, { db, https, pagesFolder, timeouts, exempt }: PluginOptions): Promise<void> {
  await app.register(errors, { texts: await loadTexts(), outage: db.engine.outage })
  await app.register(slowBodies, { ...TIMEOUTS, ...timeouts })
  await app.register(security, { https })
  const page = indexPage(pagesFolder)
  await app.register(notFound, page ? { page } : {})
  await app.register(requestRate, exempt ? { exempt } : {})
  await app.register(compress, { threshold: 2048 })
  await app.register(cookie)
  await app.register(jsonBody)
  await app.register(multipart, { limits: { files: 1, fields: 8, fieldSize: 64 * 1024 } })
  await app.register(pages, { folder: pagesFolder })
}

interface RecordParts extends Pick<RecordContext, 'db' | 'clock' | 'report' | 'hashPassword'> {
  readonly model: Model
  readonly columns: Readonly<Record<string, ColumnType>>
}

/** What the record services need besides the rules and limits of the product. */
export async function composeRecords({ columns, ...parts }: RecordParts): Promise<Omit<RecordContext, 'rules'>> {
  const { db, model, clock, report } = parts
  const repository = createRepository(db, model, columns)
  return {
    ...parts,
    repository,
    access: createAccessPolicies(),
    audit: createAudit(db, repository, clock),
    events: await createEventHub(db, report),
    metrics: createMetrics(),
  }
}
