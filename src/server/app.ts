import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { v7 } from 'uuid'
import { entityOf } from '../model/entityOf.ts'
import { apiRoutes } from './apiRoutes.ts'
import type { AppOptions } from './appOptions.ts'
import { type AuthContext, createAuthContext } from './auth/authContext.ts'
import type { AccountServices, AuthOptions, OutboxMail } from './auth/authOptions.ts'
import { authPlugin } from './auth/authPlugin.ts'
import { mailAfterAddressChange } from './auth/mail/accountMails.ts'
import { hashPassword } from './auth/passwords/passwords.ts'
import { composeStandings } from './auth/standing.ts'
import { callsPlugin } from './calls/callsPlugin.ts'
import { composeRecords, createHttpApp, registerPlugins } from './composition.ts'
import type { Feature, FeatureParts, RuleServices } from './feature.ts'
import { requestMetrics } from './plugins/metrics.ts'
import { requesters } from './plugins/requesters.ts'
import { createRights, type Rights } from './records/access/rights.ts'
import { composeRules } from './records/composeRules.ts'
import { type Audit, SYSTEM } from './records/history/audit.ts'
import type { Report } from './records/loops/forEachIsolated.ts'
import { createPresence } from './records/presence/presence.ts'
import type { RecordContext } from './records/recordContext.ts'
import { attachUploads } from './records/uploads/attachUploads.ts'
import { storeUpload } from './records/uploads/storeUpload.ts'
import { createUploadFiles, type UploadFiles } from './records/uploads/uploadFiles.ts'
import { scheduledJobs } from './scheduledJobs.ts'
import { createScheduler } from './scheduler.ts'
import { loadFeatures } from './start/loadFeatures.ts'

/** Mails go to the outbox like any other record, their attachments to its uploads. */
const storeMail =
  (context: RecordContext, files: UploadFiles): AuthOptions['outbox'] =>
  async ({ attachments: attached = [], ...mail }) => {
    const entity = entityOf(context, 'outboxMails')
    const attachments: string[] = []
    for (const { filename: name, content: bytes } of attached)
      attachments.push((await storeUpload(context, files, SYSTEM, { name, bytes })).id)
    await context.db.write(async (trx) => {
      const record = { id: v7(), ...mail, attachments }
      await context.repository.insert(trx, entity, record)
      await attachUploads(context, trx, entity, SYSTEM, record, undefined)
    })
  }

const BUILT = join(import.meta.dirname, '../../dist')

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
  const generic = await composeRecords({ db, model, columns, clock, report, hashPassword: (password) => hashPassword(password) })
  const { repository, audit, events } = generic
  const smtp = config.smtpUrl === undefined ? {} : { smtpUrl: config.smtpUrl }
  const standing = composeStandings(features.flatMap((feature) => feature.standing ?? []))
  const session = { standing, audit: sessionAudit(audit), outbox: (mail: OutboxMail) => storeMail(records, files)(mail) }
  const auth = createAuthContext({ db, secret, clock, random, publicUrl: config.publicUrl, ...session, ...smtp }, log)
  const rights = await createRights(db, repository, events.emitRights, (error) => report(error, 'changed rights could not be read'))
  const services: RuleServices = {
    config,
    userChanged: auth.userChanged,
    addressWritten: (user, before) => mailAfterAddressChange(auth, user, before),
    rightChanged: rights.changed,
  }
  const records: RecordContext = {
    ...generic,
    rules: composeRules(features.map(({ rules }) => rules?.(services) ?? {})),
    ...(config.uploadQuota === undefined ? {} : { uploadQuota: config.uploadQuota }),
    ...(config.trashDays === undefined ? {} : { trashDays: config.trashDays }),
    ...(config.importLimits === undefined ? {} : { importLimits: config.importLimits }),
  }
  return { records, auth, rights }
}

/** Composes the server. Does not listen, and does not open or close the database. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, exempt } = options
  const app = createHttpApp(config)
  const report: Report = (error, message, about) => app.log.error({ ...about, err: error }, message)
  const features = await loadFeatures()
  const files = createUploadFiles(config.dataDir)
  const { records, auth, rights } = await share(options, features, files, app.log, report)
  const parts: FeatureParts = { records, options, mailer: auth.mailer }
  app.addHook('onClose', () => records.events.close())
  const presence = createPresence(records)
  app.addHook('onClose', () => rights.close())
  app.addHook('onClose', async () => presence.close())
  await app.register(requestMetrics, { metrics: records.metrics })
  await registerPlugins(app, {
    db,
    https: config.publicUrl.startsWith('https:'),
    pagesFolder: options.pagesFolder ?? BUILT,
    ...(config.timeouts ? { timeouts: config.timeouts } : {}),
    ...(exempt ? { exempt } : {}),
  })
  await app.register(callsPlugin, { records, answered: options.answered })
  const providers = config.oidc ?? []
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
