import type { Database } from '../db/database.ts'
import { hubTables } from '../db/hubTables.ts'

/** Copies `addressProofs`, which is older than `emailVerified`, to users, once. */
export async function migrateAddressProofs(db: Database): Promise<void> {
  const proofs = hubTables(db.read).selectFrom('addressProofs').select(['user', 'email'])
  const known = await proofs.execute()
  if (known.length === 0) return
  await db.alter(async (trx) => {
    for (const { user, email } of known)
      await hubTables(trx).updateTable('users').set({ emailVerified: true }).where('id', '=', user).where('email', '=', email).execute()
    await hubTables(trx).deleteFrom('addressProofs').execute()
  })
}
