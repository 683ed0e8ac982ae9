import { authTables } from '../auth/authTables.ts'
import type { Database } from '../db/database.ts'

/** Users get to know what `addressProofs` said of their addresses before there was `emailVerified`; once, at the first start that knows it. */
export async function takeOverProofs(db: Database): Promise<void> {
  const proofs = authTables(db.read).selectFrom('addressProofs').select(['user', 'email'])
  const known = await proofs.execute()
  if (known.length === 0) return
  await db.alter(async (trx) => {
    for (const { user, email } of known)
      await authTables(trx).updateTable('users').set({ emailVerified: true }).where('id', '=', user).where('email', '=', email).execute()
    await authTables(trx).deleteFrom('addressProofs').execute()
  })
}
