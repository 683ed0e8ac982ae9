import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyRequest, type InjectOptions, type LightMyRequestResponse } from 'fastify'
import { AppError } from '../../src/model/errors.ts'
import type { Model } from '../../src/model/resolvedEntity.ts'
import type { Subject } from '../../src/model/subject.ts'
import { callsPlugin } from '../../src/server/calls/callsPlugin.ts'
import type { Database } from '../../src/server/db/database.ts'
import { migrate } from '../../src/server/db/migrate/migrate.ts'
import { type DatabaseTarget, openDatabase } from '../../src/server/db/openDatabase.ts'
import { createRepository } from '../../src/server/db/repository/createRepository.ts'
import type { Repository } from '../../src/server/db/repository/repository.ts'
import { createEventHub } from '../../src/server/events/eventHub.ts'
import { errors } from '../../src/server/plugins/errors.ts'
import { jsonBody } from '../../src/server/plugins/jsonBody.ts'
import { createMetrics } from '../../src/server/plugins/metrics.ts'
import { notFound } from '../../src/server/plugins/notFound.ts'
import { indexPage, pages } from '../../src/server/plugins/pages.ts'
import { security } from '../../src/server/plugins/security.ts'
import { loadTexts } from '../../src/server/plugins/texts.ts'
import { createAccessPolicies } from '../../src/server/records/access/access.ts'
import { createAudit } from '../../src/server/records/history/audit.ts'
import type { RecordContext } from '../../src/server/records/recordContext.ts'
import { entityRoutes } from '../../src/server/records/routes/entityRoutes.ts'
import { chinookModel, columns } from './model.ts'
import { ROWS } from './rows.ts'
import { STAFF, type Staff } from './staff.ts'

const isStaff = (name: string | undefined): name is Staff => name !== undefined && name in STAFF

function authenticate({ headers }: FastifyRequest): Subject {
  const name = headers.authorization?.replace('Bearer ', '')
  if (!isStaff(name)) throw new AppError(401, 'unauthenticated')
  return STAFF[name]
}

export interface Chinook {
  readonly app: FastifyInstance
  readonly model: Model
  readonly as: (name: Staff, request: InjectOptions) => Promise<LightMyRequestResponse>
  readonly close: () => Promise<void>
}

async function fill(db: Database, model: Model, repository: Repository): Promise<void> {
  await db.write(async (trx) => {
    for (const [id, rows] of Object.entries(ROWS)) {
      const entity = model.entities[id]
      if (!entity) throw new Error(`schemas/${id}.ts is missing`)
      for (const row of rows) await repository.insert(trx, entity, row)
    }
  })
}

const contextOf = async (db: Database, model: Model, repository: Repository): Promise<RecordContext> => {
  const clock = () => new Date()
  const report = (error: unknown) => {
    throw error
  }
  const context = {
    db,
    model,
    repository,
    access: createAccessPolicies(),
    audit: createAudit(db, repository, clock),
    events: await createEventHub(db, report),
    metrics: createMetrics(),
    rules: new Map(),
    clock,
    report,
    hashPassword: (password: string) => Promise.resolve(password),
  }
  return context
}

/**
 * The record shop of the Chinook sample database on the generic part of the server. Default database: in memory.
 * @param folder the built page (`page/build.ts`); without it only the API is served
 */
export async function createChinook(target: DatabaseTarget = { memory: true }, folder?: string): Promise<Chinook> {
  const model = await chinookModel()
  const db = await openDatabase(target)
  await migrate(db, model, columns)
  const repository = createRepository(db, model, columns)
  await fill(db, model, repository)
  const records = await contextOf(db, model, repository)
  const app = Fastify()
  await app.register(errors, { texts: await loadTexts(), outage: db.engine.outage })
  await app.register(security, { https: false })
  if (folder !== undefined) await app.register(pages, { folder })
  const page = folder === undefined ? undefined : indexPage(folder)
  await app.register(notFound, page ? { page } : {})
  await app.register(jsonBody)
  await app.register(multipart)
  app.decorate('authenticate', authenticate)
  await app.register(callsPlugin, { records })
  entityRoutes(app, { records, authenticate, track: (work) => void work })
  app.get('/api/me/rights', (request) => ({ rights: authenticate(request).rights ?? [] }))
  await app.ready()
  return {
    app,
    model,
    as: (name, request) => app.inject({ ...request, headers: { ...request.headers, authorization: `Bearer ${name}` } }),
    async close() {
      await app.close()
      await records.events.close()
      await db.close()
    },
  }
}
