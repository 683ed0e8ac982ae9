import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { v7 } from 'uuid'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import { users } from '../../../schemas/users.ts'
import { loadModel } from '../../../src/model/loadModel.ts'
import type { Model } from '../../../src/model/resolvedEntity.ts'
import { buildApp } from '../../../src/server/app.ts'
import { hashPassword } from '../../../src/server/auth/passwords/passwords.ts'
import type { Database } from '../../../src/server/db/database.ts'
import { migrate } from '../../../src/server/db/migrate/migrate.ts'
import { type DatabaseTarget, openDatabase } from '../../../src/server/db/openDatabase.ts'
import { createRepository } from '../../../src/server/db/repository/createRepository.ts'
import type { Repository } from '../../../src/server/db/repository/repository.ts'
import type { ColumnTypes } from '../../../src/server/db/tables/shapes.ts'
import { DEMO_PASSWORD } from '../../../src/server/seed/demoUsers.ts'
import { seedDatabase } from '../../../src/server/seed/seedDatabase.ts'
import type { Config } from '../../../src/server/start/config.ts'
import { loadFieldTypes } from '../../../src/server/start/fieldTypes.ts'
import { loadSchemas } from '../../../src/server/start/loadSchemas.ts'
import { fillFromCopy, seededImage } from '../database/seededCopy.ts'
import { createAnswerCheck } from './answerCheck.ts'
import { noteCall } from './answeredCalls.ts'

export interface TestAppOptions {
  /** Default: in memory. */
  readonly database?: DatabaseTarget
  /** Folder of uploads. Default: `data` in the working folder; tests without uploads don't write to it. */
  readonly dataDir?: string
  /** Schemas besides the product's own, with the file that declares each. */
  readonly schemas?: readonly { readonly file: string; readonly schema: unknown }[]
  /** Customers of the demo data; the other demo data is small and always there. Default 30. */
  readonly customers?: number
  readonly clock?: () => Date
  /** Signs sessions; apps on one database that share it stand for processes of one installation. */
  readonly secret?: string
  readonly pagesFolder?: string
  /** Addresses exempt from rate limits. Default: this machine's, which `inject` uses. */
  readonly exempt?: readonly string[]
  /** Further configuration of the server; the data stays the demo's. */
  readonly serving?: Partial<Config>
  /** Providers of external sign-in. */
  readonly oidc?: Config['oidc']
}

/** The real application on a migrated and seeded database. */
export interface TestApp {
  readonly app: FastifyInstance
  readonly db: Database
  readonly model: Model
  readonly repository: Repository
  /** Access token of a demo account, signed in once. */
  readonly token: (email: string) => Promise<string>
  /** `app.inject` as a demo account; without one, as a visitor. Records that the Admin creates belong to the house, unless the payload or `X-Firm` says otherwise. */
  readonly as: (email: string | undefined, request: InjectOptions) => Promise<LightMyRequestResponse>
  readonly close: () => Promise<void>
}

export const ADMIN = 'admin@cardealerhub.test'
export const DEALER = 'dealer@cardealerhub.test'
export const DEALER2 = 'dealer2@cardealerhub.test'
/** Back-office staff of the house without the role Admin. Not an account of the demo; created on demand. */
export const CLERK = 'clerk@cardealerhub.test'

const DAY_MS = 86_400_000

const SCHEMAS = join(import.meta.dirname, '../../../schemas')

const config = (dataDir: string): Config => ({
  production: false,
  host: '127.0.0.1',
  port: 0,
  dataDir,
  publicUrl: 'http://hub.test',
  trustProxy: ['loopback'],
  logLevel: 'fatal',
  variables: {},
})

/** Whether a call creates records; then an Admin of all firms must choose a firm. */
export const makesRecords = ({ method, url, payload }: InjectOptions): boolean =>
  method === 'POST' &&
  url !== '/api/auctions' &&
  /^\/api\/[a-zA-Z]+(\/import)?$/.test(String(url)) &&
  !(typeof payload === 'object' && 'firm' in payload)

const roles = users.properties.roles.items.enum

async function makeModel(more: NonNullable<TestAppOptions['schemas']>): Promise<Model> {
  const { types } = await loadFieldTypes()
  return loadModel([...(await loadSchemas(SCHEMAS)), ...more], types, { roles })
}

const models = new Map<string, Promise<Model>>()

/** A frozen model, shared by the applications of a process with these schemas, together with its compiled parts. */
function modelWith(more: NonNullable<TestAppOptions['schemas']>): Promise<Model> {
  const key = JSON.stringify(more)
  const model = models.get(key) ?? makeModel(more)
  models.set(key, model)
  return model
}

const productModel = (): Promise<Model> => modelWith([])

interface Opened {
  readonly db: Database
  readonly repository: Repository
}

/** Postpones the ends of the demo's live lots, of which some are due within minutes: else every application would settle them beside its test. */
async function postponeEnds({ db, repository }: Opened): Promise<void> {
  const auctions = repository.of('auctions')
  const later = (moment: string) => new Date(Date.parse(moment) + DAY_MS).toISOString()
  await db.write(async (trx) => {
    for (const lot of await auctions.find(trx, { status: 'live' })) {
      await auctions.update(trx, lot, { endsAt: later(lot.endsAt), plannedEnd: lot.plannedEnd && later(lot.plannedEnd) })
    }
  })
}

/** The same in a database that a server has filled with the demo. */
export async function postponeEndsIn(target: DatabaseTarget): Promise<void> {
  const { columns } = await loadFieldTypes()
  const db = await openDatabase(target)
  await postponeEnds({ db, repository: createRepository(db, await productModel(), columns) })
  await db.close()
}

/** Opens the database of the options, migrated to the model and filled with the demo; a copy for the product's own model is both already. */
async function openSeeded(options: TestAppOptions, settings: Config, model: Model, columns: ColumnTypes): Promise<Opened> {
  const customers = options.customers ?? 30
  const opened = async (target: DatabaseTarget, within: Model) => {
    const db = await openDatabase(target)
    await migrate(db, within, columns)
    const repository = createRepository(db, within, columns)
    const isNew = await seedDatabase({ config: settings, db, model: within, repository, size: customers })
    if (isNew && within.entities.auctions) await postponeEnds({ db, repository })
    return { db, repository }
  }
  const name = `customers_${customers}`
  const make = async (copied: DatabaseTarget) => (await opened(copied, await productModel())).db.close()
  const target = options.database ?? { memory: true, image: await seededImage(name, make) }
  const isCopy = await fillFromCopy(target, name, make)
  if (!isCopy || model !== (await productModel())) return opened(target, model)
  const db = await openDatabase(target)
  return { db, repository: createRepository(db, model, columns) }
}

async function createClerk({ model, db, repository }: Opened & Pick<TestApp, 'model'>): Promise<void> {
  const entity = model.entities.users
  if (!entity) throw new Error('schemas/users.ts is missing')
  const password = await hashPassword(DEMO_PASSWORD)
  const clerk = { id: v7(), name: 'Clara Clerk', email: CLERK, roles: ['Dealer'], password, active: true, firm: HOUSE_FIRM, locale: 'en' }
  await db.write(async (trx) => void (await repository.insert(trx, entity, clerk)))
}

/** Signs each account in once. Creates the clerk on first use. */
function createTokens(opened: Opened & Pick<TestApp, 'app' | 'model'>): TestApp['token'] {
  const tokens = new Map<string, Promise<string>>()
  const signIn = async (email: string): Promise<string> => {
    if (email === CLERK) await createClerk(opened)
    const answer = await opened.app.inject({ method: 'POST', url: '/api/Auth/login', payload: { email, password: DEMO_PASSWORD } })
    if (answer.statusCode !== 200) throw new Error(`${email} can't sign in: ${answer.body}`)
    return answer.json<{ token: string }>().token
  }
  return (email) => {
    const known = tokens.get(email) ?? signIn(email)
    tokens.set(email, known)
    return known
  }
}

export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { columns } = await loadFieldTypes()
  const model = options.schemas === undefined ? await productModel() : await modelWith(options.schemas)
  const settings = { ...config(options.dataDir ?? 'data'), ...(options.oidc && { oidc: options.oidc }) }
  const { db, repository } = await openSeeded(options, settings, model, columns)
  const app = await buildApp({
    config: { ...settings, ...options.serving },
    secret: options.secret ?? randomBytes(32).toString('hex'),
    db,
    model,
    columns,
    clock: options.clock ?? (() => new Date()),
    random: randomBytes,
    answered: createAnswerCheck(model),
    ...(options.exempt === undefined ? {} : { exempt: options.exempt }),
    ...(options.pagesFolder === undefined ? {} : { pagesFolder: options.pagesFolder }),
  })
  await app.ready()
  if (options.schemas === undefined) for (const call of app.calls) noteCall('declared', call)
  const token = createTokens({ app, db, model, repository })
  return {
    app,
    db,
    model,
    repository,
    token,
    async as(email, request) {
      const authorization = email === undefined ? {} : { authorization: `Bearer ${await token(email)}` }
      const firm = email === ADMIN && makesRecords(request) ? { 'x-firm': HOUSE_FIRM } : {}
      return app.inject({ ...request, headers: { ...firm, ...request.headers, ...authorization } })
    },
    async close() {
      await app.close()
      await db.close()
    },
  }
}
