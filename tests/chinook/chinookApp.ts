import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest, InjectOptions, LightMyRequestResponse } from 'fastify'
import { AppError } from '../../src/model/errors.ts'
import type { Model } from '../../src/model/resolvedEntity.ts'
import type { Subject } from '../../src/model/subject.ts'
import { callsPlugin } from '../../src/server/calls/callsPlugin.ts'
import { composeRecords, createHttpApp, registerPlugins } from '../../src/server/composition.ts'
import type { Database } from '../../src/server/db/database.ts'
import { migrate } from '../../src/server/db/migrate/migrate.ts'
import { type DatabaseTarget, openDatabase } from '../../src/server/db/openDatabase.ts'
import type { Repository } from '../../src/server/db/repository/repository.ts'
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

/** A folder without a page. */
const NO_PAGES = join(import.meta.dirname, 'none')

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

const report = (error: unknown) => {
  throw error
}

/**
 * The record shop of the Chinook sample database on the generic part of the server. Default database: in memory.
 * @param folder the built page (`page/build.ts`); without it only the API is served
 */
export async function createChinook(target: DatabaseTarget = { memory: true }, folder = NO_PAGES): Promise<Chinook> {
  const model = await chinookModel()
  const db = await openDatabase(target)
  await migrate(db, model, columns)
  const services = { clock: () => new Date(), report, hashPassword: (password: string) => Promise.resolve(password) }
  const records: RecordContext = { ...(await composeRecords({ db, model, columns, ...services })), rules: new Map() }
  await fill(db, model, records.repository)
  const app = createHttpApp({ logLevel: 'silent', trustProxy: [] })
  await registerPlugins(app, { db, https: false, pagesFolder: folder })
  app.decorate('authenticate', authenticate)
  app.decorate('knownUser', () => undefined)
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
