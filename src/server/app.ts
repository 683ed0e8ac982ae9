import { join } from 'node:path'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { apiRoutes } from './apiRoutes.ts'
import type { AppOptions } from './appOptions.ts'
import { type AuthContext, createAuthContext } from './auth/authContext.ts'
import type { AccountServices, AuthOptions, OutboxMail } from './auth/authOptions.ts'
import { authPlugin } from './auth/authPlugin.ts'
import { mailAfterAddressChange } from './auth/mail/accountMails.ts'
import { hashPassword } from './auth/passwords/passwords.ts'
import { composeStandings } from './auth/standing.ts'
import { callsPlugin } from './calls/callsPlugin.ts'
import { createRepository } from './db/repository/createRepository.ts'
import { createEventHub } from './events/eventHub.ts'
import type { Feature, FeatureParts, RuleServices } from './feature.ts'
import { storeMail } from './outbox.ts'
import { errors } from './plugins/errors.ts'
import { jsonBody, MAX_BODY } from './plugins/jsonBody.ts'
import { logging } from './plugins/logging.ts'
import { createMetrics, requestMetrics } from './plugins/metrics.ts'
import { notFound } from './plugins/notFound.ts'
import { indexPage, pages } from './plugins/pages.ts'
import { requesters } from './plugins/requesters.ts'
import { requestRate } from './plugins/requestRate.ts'
import { security } from './plugins/security.ts'
import { slowBodies, TIMEOUTS } from './plugins/slowBodies.ts'
import { loadTexts } from './plugins/texts.ts'
import { createAccessPolicies } from './records/access/access.ts'
import { createRights, type Rights } from './records/access/rights.ts'
import { composeRules } from './records/composeRules.ts'
import { type Audit, createAudit } from './records/history/audit.ts'
import type { Report } from './records/loops/forEachIsolated.ts'
import { createPresence } from './records/presence/presence.ts'
import type { RecordContext } from './records/recordContext.ts'
import { createUploadFiles, type UploadFiles } from './records/uploads/uploadFiles.ts'
import { scheduledJobs } from './scheduledJobs.ts'
import { createScheduler } from './scheduler.ts'
import { loadFeatures } from './start/loadFeatures.ts'

const BUILT = join(import.meta.dirname, '../../dist')

/** Maximum length of a request's address in bytes; `getMany` lists ids in it. */
const MAX_ADDRESS = 256 * 1024

async function plugins(app: FastifyInstance, { config, db, exempt }: AppOptions, pagesFolder: string): Promise<void> {
  await app.register(errors, { texts: await loadTexts(), outage: db.engine.outage })
  await app.register(slowBodies, { ...TIMEOUTS, ...config.timeouts })
  await app.register(security, { https: config.publicUrl.startsWith('https:') })
  const page = indexPage(pagesFolder)
  await app.register(notFound, page ? { page } : {})
  await app.register(requestRate, exempt ? { exempt } : {})
  await app.register(compress, { threshold: 2048 })
  await app.register(cookie)
  await app.register(jsonBody)
  await app.register(multipart, { limits: { files: 1, fields: 8, fieldSize: 64 * 1024 } })
  await app.register(pages, { folder: pagesFolder })
}

interface Shared {
  readonly records: RecordContext
  readonly auth: AuthContext
  readonly rights: Rights
}

/** Adds sign-ins and similar events to the audit trail. */
const sessionAudit =
  (audit: Audit): AuthOptions['audit'] =>
  async (trx, { action, outcome, userId, name, by }) => {
    const subject = by ?? { id: userId ?? '', roles: [], attributes: { name } }
    await audit.write(trx, { subject, action, outcome, entity: 'users', ...(userId === undefined ? {} : { recordId: userId }) })
  }

const ACCOUNT_SERVICES = [
  'createAccount',
  'setPassword',
  'setAddress',
  'acceptInvitation',
  'reclaimAccount',
  'mayViewAs',
] as const satisfies readonly (keyof AccountServices)[]

const isWhole = (given: Partial<AccountServices>): given is AccountServices => ACCOUNT_SERVICES.every((name) => given[name] !== undefined)

/** Services for the session, from the features that manage accounts. */
function accountServices(features: readonly Feature[], context: FeatureParts): AccountServices {
  const given: Partial<AccountServices> = Object.assign({}, ...features.map(({ accounts }) => accounts?.(context)))
  if (isWhole(given)) return given
  throw new Error(`no feature gives the session '${ACCOUNT_SERVICES.find((name) => given[name] === undefined)}'`)
}

/** Dependencies of routes and session. */
async function share(
  options: AppOptions,
  features: readonly Feature[],
  files: UploadFiles,
  log: FastifyBaseLogger,
  report: Report,
): Promise<Shared> {
  const { config, secret, db, model, columns, clock, random } = options
  const repository = createRepository(db, model, columns)
  const audit = createAudit(db, repository, clock)
  const smtp = config.smtpUrl === undefined ? {} : { smtpUrl: config.smtpUrl }
  const standing = composeStandings(features.flatMap((feature) => feature.standing ?? []))
  const session = { standing, audit: sessionAudit(audit), outbox: (mail: OutboxMail) => storeMail(records, files)(mail) }
  const auth = createAuthContext({ db, secret, clock, random, publicUrl: config.publicUrl, ...session, ...smtp }, log)
  const events = await createEventHub(db, report)
  const rights = await createRights(db, repository, events.emitRights, (error) => report(error, 'changed rights could not be read'))
  const services: RuleServices = {
    config,
    userChanged: auth.userChanged,
    addressWritten: (user, before) => mailAfterAddressChange(auth, user, before),
    rightChanged: rights.changed,
  }
  const records: RecordContext = {
    db,
    model,
    repository,
    access: createAccessPolicies(),
    audit,
    events,
    metrics: createMetrics(),
    rules: composeRules(features.map(({ rules }) => rules?.(services) ?? {})),
    ...(config.uploadQuota === undefined ? {} : { uploadQuota: config.uploadQuota }),
    ...(config.trashDays === undefined ? {} : { trashDays: config.trashDays }),
    ...(config.importLimits === undefined ? {} : { importLimits: config.importLimits }),
    clock,
    report,
    hashPassword: (password) => hashPassword(password),
  }
  return { records, auth, rights }
}

/**
 * Answers HEAD by the route of GET: Node sends no body, as the response knows the method it began with. Fastify would register every route of GET
 * a second time, about a fifth of an application's start.
 */
const headAsGet = (request: { method?: string; url?: string }): string => {
  if (request.method === 'HEAD') request.method = 'GET'
  return request.url ?? '/'
}

/** Composes the server. Does not listen, and does not open or close the database. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const timeouts = { ...TIMEOUTS, ...options.config.timeouts }
  const app: FastifyInstance = Fastify({
    logger: logging(options.config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request costs a by-id read a tenth of its time; the few lines of requests name them.
    childLoggerFactory: (logger) => logger,
    bodyLimit: MAX_BODY,
    exposeHeadRoutes: false,
    rewriteUrl: headAsGet,
    trustProxy: [...options.config.trustProxy],
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
  const report: Report = (error, message, about) => app.log.error({ ...about, err: error }, message)
  const features = await loadFeatures()
  const files = createUploadFiles(options.config.dataDir)
  const { records, auth, rights } = await share(options, features, files, app.log, report)
  const parts: FeatureParts = { records, options, mailer: auth.mailer }
  app.addHook('onClose', () => records.events.close())
  const presence = createPresence(records)
  app.addHook('onClose', () => rights.close())
  app.addHook('onClose', async () => presence.close())
  await app.register(requestMetrics, { metrics: records.metrics })
  await plugins(app, options, options.pagesFolder ?? BUILT)
  await app.register(callsPlugin, { records, answered: options.answered })
  const providers = options.config.oidc ?? []
  await app.register(authPlugin, {
    context: auth,
    model: options.model,
    accounts: accountServices(features, parts),
    rightsOf: rights.of,
    providers,
  })
  await app.register(requesters)
  files.sweep(records.clock()).catch((error: unknown) => report(error, 'unfinished uploads could not be removed'))
  await app.register(apiRoutes, { ...parts, features, files, presence })
  const scheduler = createScheduler(scheduledJobs(parts, { files, presence }, features), report)
  app.addHook('onReady', async () => scheduler.start())
  app.addHook('onClose', scheduler.stop)
  return app
}
