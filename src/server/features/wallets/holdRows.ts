import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { WalletContext } from './walletContext.ts'
import { statementsOf } from './walletRows.ts'

/** A hold that is open; its amount in minor units. */
export interface OpenHold {
  readonly id: string
  readonly wallet: string
  readonly amount: bigint
}

const table = sql.table('walletHolds')

const asHold = ([id, wallet, amount]: readonly unknown[]): OpenHold => ({
  id: String(id),
  wallet: String(wallet),
  amount: BigInt(String(amount)),
})

/** The open hold of a reference. What it says counts only once its wallet is locked. */
export async function findOpenHold({ db, trx }: WalletContext, firm: string, reference: string): Promise<OpenHold | undefined> {
  const statement = statementsOf(db).get(
    'open hold',
    (next) => sql`select id, wallet, cast(amount as text) from ${table}
      where reference = ${next()} and firm = ${next()} and status = 'open'`,
  )
  return (await statement.rows(trx, [reference, firm])).map(asHold)[0]
}

export async function resizeHold({ db, trx, clock }: WalletContext, { id }: OpenHold, amount: bigint): Promise<void> {
  const statement = statementsOf(db).get(
    'resize hold',
    (next) => sql`update ${table} set amount = cast(${next()} as bigint), _version = _version + 1, ${sql.ref('updatedAt')} = ${next()}
      where id = ${next()}`,
  )
  await statement.rows(trx, [String(amount), clock().toISOString(), id])
}

export interface Closing {
  readonly status: 'captured' | 'released' | 'expired'
  readonly captured: bigint
}

/** Closes an open hold; false when it has been closed before. */
export async function closeHold({ db, trx, clock }: WalletContext, { id }: OpenHold, { status, captured }: Closing): Promise<boolean> {
  const now = clock().toISOString()
  const statement = statementsOf(db).get(
    'close hold',
    (next) => sql`update ${table} set status = ${next()}, captured = cast(${next()} as bigint), ${sql.ref('closedAt')} = ${next()},
      ${sql.ref('updatedAt')} = ${next()}, _version = _version + 1 where id = ${next()} and status = 'open' returning id`,
  )
  return (await statement.rows(trx, [status, String(captured), now, now, id])).length === 1
}

/** Open holds whose time is over. */
export async function findOverdue(db: Database, now: Date): Promise<readonly { readonly firm: string; readonly reference: string }[]> {
  const { rows } = await sql<{ firm: string; reference: string }>`select firm, reference from ${table}
    where status = 'open' and ${sql.ref('expiresAt')} <= ${now.toISOString()}`.execute(db.read)
  return rows
}
