import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import { hashPassword } from '../auth/passwords/passwords.ts'
import type { Database, Queries, Transaction } from '../db/database.ts'
import { hubTables } from '../db/hubTables.ts'
import { DEMO_HOUSE } from '../features/firms/firmSeed.ts'
import type { Config } from '../start/config.ts'
import { DEMO_PASSWORD } from './demoUsers.ts'
import { ensureReference } from './ensureReference.ts'
import { type Batch, insertBatch, type SeedTarget, seededEntity } from './insertBatch.ts'
import { seedId } from './seedId.ts'

/** Copies `addressProofs`, which is older than `emailVerified`, to users, once. */
async function migrateAddressProofs(db: Database): Promise<void> {
  const proofs = hubTables(db.read).selectFrom('addressProofs').select(['user', 'email'])
  const known = await proofs.execute()
  if (known.length === 0) return
  await db.alter(async (trx) => {
    for (const { user, email } of known)
      await hubTables(trx).updateTable('users').set({ emailVerified: true }).where('id', '=', user).where('email', '=', email).execute()
    await hubTables(trx).deleteFrom('addressProofs').execute()
  })
}

interface Target extends SeedTarget {
  readonly config: Config
  /** Number of customers, for tests that need fewer. */
  readonly customers?: number
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
      firm: HOUSE_FIRM,
    }
    return [{ entity: 'users', records: [admin] }]
  }
  const { DEMO_CUSTOMERS, demoData } = await import('./demoData.ts')
  return demoData(await hashPassword(DEMO_PASSWORD), { customers: customers ?? DEMO_CUSTOMERS, now: new Date() })
}

/** Gives the demo's house a letterhead. */
async function seedDemo(trx: Transaction, target: Target): Promise<void> {
  const firms = seededEntity(target, 'firms')
  const [house] = await target.repository.getMany(trx, firms, [HOUSE_FIRM])
  if (house) await target.repository.update(trx, firms, house, DEMO_HOUSE)
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
  return db.alter(async (trx) => {
    if (await hasUsers(trx)) return false
    for (const batch of all) await insertBatch(trx, target, verified(batch))
    if (!target.config.production) await seedDemo(trx, target)
    return true
  })
}
