import { sql } from 'kysely'
import { AppError } from '../../model/errors.ts'
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

/**
 * Runs work for items together in a savepoint; if that is refused (`AppError`), for each half of them in turn, down to single ones, so that a few refusals
 * cost the others little. Throws other errors. @param refused gets an item that is refused alone
 */
export async function inHalves<T>(
  trx: Transaction,
  items: readonly T[],
  work: (items: readonly T[]) => Promise<void>,
  refused: (item: T, error: AppError) => void,
): Promise<void> {
  const [first] = items
  if (first === undefined) return
  try {
    await withSavepoint(trx, () => work(items))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (items.length === 1) return refused(first, error)
    const half = Math.ceil(items.length / 2)
    await inHalves(trx, items.slice(0, half), work, refused)
    await inHalves(trx, items.slice(half), work, refused)
  }
}
