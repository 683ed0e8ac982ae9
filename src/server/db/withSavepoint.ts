import { sql } from 'kysely'
import type { Transaction } from './database.ts'

/** Runs part of a transaction's work. If it throws, only this part is rolled back. */
export async function withSavepoint<T>(trx: Transaction, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(trx)
  try {
    return await work()
  } catch (error) {
    await sql`rollback to savepoint part`.execute(trx)
    throw error
  } finally {
    await sql`release savepoint part`.execute(trx)
  }
}
