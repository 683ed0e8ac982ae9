import type { Queries, Transaction } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'
import type { AuthOptions } from '../authOptions.ts'
import { newRow } from '../newRow.ts'

/** The table of second factors: at most one row per user. */
export function factorRows({ db, clock, random }: AuthOptions) {
  const select = (queries: Queries, user: string) => hubTables(queries).selectFrom('secondFactors').selectAll().where('user', '=', user)
  const remove = async (trx: Transaction, user: string): Promise<void> => {
    await hubTables(trx).deleteFrom('secondFactors').where('user', '=', user).execute()
  }
  return {
    find: (queries: Queries, user: string) => select(queries, user).executeTakeFirst(),
    lock(trx: Transaction, user: string) {
      const query = select(trx, user)
      return (db.capabilities.rowLocks ? query.forUpdate() : query).executeTakeFirst()
    },
    change: (trx: Transaction, user: string, values: object) =>
      hubTables(trx)
        .updateTable('secondFactors')
        .set({ ...values, updatedAt: clock().toISOString() })
        .where('user', '=', user)
        .execute(),
    /** Replaces an unconfirmed factor. */
    async replace(trx: Transaction, user: string, secret: string): Promise<void> {
      await remove(trx, user)
      await hubTables(trx)
        .insertInto('secondFactors')
        .values({ ...newRow(clock, random), user, secret, confirmedAt: null, lastStep: 0, recoveryHashes: null })
        .execute()
    },
    remove,
  }
}
