import { hashPassword } from '../auth/passwords/passwords.ts'
import type { Queries, Transaction } from '../db/database.ts'
import type { Config } from '../start/config.ts'
import { DEMO_PASSWORD } from './demoUsers.ts'
import { ensureReference } from './ensureReference.ts'
import { type Batch, insertBatch, type SeedTarget, seededEntity } from './insertBatch.ts'
import { migrateAddressProofs } from './migrateAddressProofs.sql.ts'
import { seedId } from './seedId.ts'

interface Target extends SeedTarget {
  readonly config: Config
  /** Number of records of the demo's longest list, for tests that need fewer. */
  readonly size?: number
}

async function hasUsers(queries: Queries): Promise<boolean> {
  const rows = await queries.selectFrom('users').select('id').limit(1).execute()
  return rows.length > 0
}

/** The first accounts count as verified, because the person who sets up the hub chooses them. */
const verified = ({ entity, records, ...batch }: Batch): Batch => ({
  ...batch,
  entity,
  records: entity === 'users' ? records.map((user) => ({ ...user, emailVerified: true })) : records,
})

/** Fills an empty database: in production with the first Admin only, otherwise with the demo. */
async function batches({ config, model: { tenancy }, size }: Target): Promise<readonly Batch[]> {
  if (config.production) {
    if (!config.admin) return []
    const { email, password } = config.admin
    const admin = {
      id: seedId(0, 0),
      name: 'Administrator',
      email: email.toLowerCase(),
      roles: ['Admin'],
      password: await hashPassword(password),
      ...(tenancy && { [tenancy.property]: tenancy.house }),
    }
    return [{ entity: 'users', records: [admin] }]
  }
  const { demoData } = await import('./demoData.ts')
  return demoData(await hashPassword(DEMO_PASSWORD), { now: new Date(), ...(size !== undefined && { size }) })
}

/** Changes reference data for the demo. */
async function changeReference(
  trx: Transaction,
  target: Target,
  { entity: id, records }: Pick<Batch, 'entity' | 'records'>,
): Promise<void> {
  const entity = seededEntity(target, id)
  for (const { id: changed, ...values } of records) {
    const [known] = await target.repository.getMany(trx, entity, [String(changed)])
    if (known) await target.repository.update(trx, entity, known, values)
  }
}

/**
 * Adds missing reference data (`PRODUCT.md S10`), and fills a database without users, which only a first start finds (`PRODUCT.md S5`). If several processes
 * start at once, only one does it. Returns whether it filled the database.
 */
export async function seedDatabase(target: Target): Promise<boolean> {
  const { db } = target
  await ensureReference(target, target.config.production)
  await migrateAddressProofs(db)
  if (await hasUsers(db.read)) return false
  const all = await batches(target)
  const changes = target.config.production ? [] : await (await import('./demoData.ts')).demoChanges()
  return db.alter(async (trx) => {
    if (await hasUsers(trx)) return false
    for (const batch of all) await insertBatch(trx, target, verified(batch))
    for (const change of changes) await changeReference(trx, target, change)
    return true
  })
}
