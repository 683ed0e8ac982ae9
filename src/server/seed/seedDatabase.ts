import type { Json } from '../../model/entitySchema.ts'
import type { Model, ResolvedEntity, ResolvedField } from '../../model/resolvedEntity.ts'
import { hashPassword } from '../auth/passwords.ts'
import type { Config } from '../config.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { Repository } from '../db/repository/repository.ts'
import { createAudit } from '../services/audit.ts'
import { changesBetween } from '../services/changes.ts'
import { isValues, type Values } from '../services/values.ts'
import { DEMO_PASSWORD } from './demoUsers.ts'
import { seedId } from './seedId.ts'

interface Target {
  readonly config: Config
  readonly db: Database
  readonly model: Model
  readonly repository: Repository
  /** Fewer customers than the demo's own, for tests. */
  readonly customers?: number
}

/** Stored form, as the record service would bring it to. */
function normalized(fields: readonly ResolvedField[], record: Values): Values {
  const entries = fields.map((field): [string, Json] => {
    const value = record[field.name] ?? field.default ?? null
    if (value === null) return [field.name, null]
    if (field.rows && Array.isArray(value))
      return [field.name, value.map((row: Json) => (isValues(row) ? normalized(field.rows ?? [], row) : row))]
    return [field.name, field.type.name !== 'password' && field.type.normalize ? field.type.normalize(value, field) : value]
  })
  return { ...record, ...Object.fromEntries(entries) }
}

const entityOf = (model: Model, id: string): ResolvedEntity => {
  const entity = model.entities[id]
  if (!entity) throw new Error(`schemas/${id}.ts is missing`)
  return entity
}

async function hasUsers(db: Database): Promise<boolean> {
  const rows = await db.read.selectFrom('users').select('id').limit(1).execute()
  return rows.length > 0
}

interface Batch {
  readonly entity: string
  readonly records: readonly Values[]
  readonly by?: { readonly id: string; readonly name: string }
}

/** Puts a batch into its table, and into the audit trail what somebody has made of it, when they made it. */
async function insertBatch(trx: Transaction, { db, model, repository }: Target, { entity: id, records, by }: Batch): Promise<void> {
  const entity = entityOf(model, id)
  for (const record of records) {
    const stored = await repository.insert(trx, entity, normalized(entity.fields, record))
    if (!by || record.createdAt === undefined) continue
    const audit = createAudit(db, model, repository, () => new Date(stored.createdAt))
    const subject = { id: by.id, roles: [], attributes: { name: by.name } }
    const changes = changesBetween(entity, undefined, stored)
    await audit.write(trx, {
      subject,
      action: 'create',
      entity: id,
      recordId: stored.id,
      version: stored._version,
      changes,
      outcome: 'done',
    })
  }
}

const PROOFS = 200

/** Whoever sets the hub up says whose the first accounts are. */
const proofsOf = (all: readonly Batch[]): readonly Values[] =>
  all
    .filter(({ entity }) => entity === 'users')
    .flatMap(({ records }) => records)
    .map(({ id = null, email = null }, position) => ({ id: seedId(PROOFS, position), user: id, email }))

/** What is put into an empty database: in production the first Admin alone, otherwise the demo. */
async function batches({ config, customers }: Target): Promise<readonly Batch[]> {
  if (config.production) {
    if (!config.admin) return []
    const { email, password } = config.admin
    const admin = {
      id: seedId(0, 0),
      name: 'Administrator',
      email: email.toLowerCase(),
      roles: ['Admin'],
      password: await hashPassword(password),
    }
    return [{ entity: 'users', records: [admin] }]
  }
  const { DEMO_CUSTOMERS, demoData } = await import('./demoData.ts')
  return demoData(await hashPassword(DEMO_PASSWORD), { customers: customers ?? DEMO_CUSTOMERS, now: new Date() })
}

/**
 * Fills a database that has no user yet, in one transaction: the first start, and only that (`PRODUCT.md S5`). Answers whether it did.
 */
export async function seedDatabase(target: Target): Promise<boolean> {
  const { db, model, repository } = target
  if (await hasUsers(db)) return false
  const all = await batches(target)
  await db.write(async (trx: Transaction) => {
    for (const batch of all) await insertBatch(trx, target, batch)
    for (const proof of proofsOf(all)) await repository.insert(trx, entityOf(model, 'addressProofs'), proof)
  })
  return true
}
