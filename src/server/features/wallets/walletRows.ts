import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { Statements } from '../../db/repository/statements.ts'
import type { WalletContext } from './walletContext.ts'

/** A wallet, locked until the transaction ends. Amounts in minor units; what is available is `balance - held`. */
export interface LockedWallet {
  readonly id: string
  readonly firm: string
  readonly currency: string
  readonly active: boolean
  readonly balance: bigint
  readonly held: bigint
  readonly version: number
}

const compiled = new WeakMap<Database, Statements>()

/** Statements of the services of wallets, compiled once a database. */
export function statementsOf(db: Database): Statements {
  const known = compiled.get(db) ?? new Statements(db)
  compiled.set(db, known)
  return known
}

const [table, currency] = [sql.table('wallets'), sql.ref('currency')]

const COLUMNS = sql`id, firm, ${currency}, active, cast(coalesce(balance, 0) as text), cast(coalesce(held, 0) as text), _version`

const asWallet = ([id, firm, code, active, balance, held, version]: readonly unknown[]): LockedWallet => ({
  id: String(id),
  firm: String(firm),
  currency: String(code),
  active: active === true || active === 1,
  balance: BigInt(String(balance)),
  held: BigInt(String(held)),
  version: Number(version),
})

/** Locks wallets in ascending id, the order that keeps transactions from waiting for each other in a circle; those that are not there are left out. */
export async function lockWallets({ db, trx }: WalletContext, ids: readonly string[]): Promise<LockedWallet[]> {
  const statement = statementsOf(db).get(
    'wallet by id',
    (next) => sql`select ${COLUMNS} from ${table} where id = ${next()}${db.engine.fragments.lock}`,
  )
  const found: LockedWallet[] = []
  for (const id of [...new Set(ids)].sort()) found.push(...(await statement.rows(trx, [id])).map(asWallet))
  return found
}

/** Locks the wallet that a firm has in a currency. */
export async function lockWalletOf({ db, trx }: WalletContext, firm: string, code: string): Promise<LockedWallet | undefined> {
  const statement = statementsOf(db).get(
    'wallet by firm',
    (next) => sql`select ${COLUMNS} from ${table} where firm = ${next()} and ${currency} = ${next()}${db.engine.fragments.lock}`,
  )
  return (await statement.rows(trx, [firm, code])).map(asWallet)[0]
}

/** Adds to the two sums of a locked wallet. Refuses nothing: who calls has judged. */
export async function addToWallet(
  { db, trx, clock }: WalletContext,
  wallet: LockedWallet,
  { balance = 0n, held = 0n }: { readonly balance?: bigint; readonly held?: bigint },
): Promise<LockedWallet> {
  const statement = statementsOf(db).get(
    'add to wallet',
    (
      next,
    ) => sql`update ${table} set balance = coalesce(balance, 0) + cast(${next()} as bigint), held = coalesce(held, 0) + cast(${next()} as bigint),
      _version = _version + 1, ${sql.ref('updatedAt')} = ${next()} where id = ${next()}`,
  )
  await statement.rows(trx, [String(balance), String(held), clock().toISOString(), wallet.id])
  return { ...wallet, balance: wallet.balance + balance, held: wallet.held + held, version: wallet.version + 1 }
}

/** Locks all wallets of these firms, in ascending id. */
export async function lockWalletsOf({ db, trx }: WalletContext, firms: readonly string[]): Promise<LockedWallet[]> {
  const { fragments, values } = db.engine
  const statement = statementsOf(db).get(
    'wallets by firms',
    (next) => sql`select ${COLUMNS} from ${table} where ${fragments.among('id', sql.ref('firm'), next())} order by id${fragments.lock}`,
  )
  return (await statement.rows(trx, [values.list('id', firms)])).map(asWallet)
}

/** Adds to what is held of locked wallets, in one statement; answers them as they are since. */
export async function addToWallets(
  { db, trx, clock }: WalletContext,
  moves: readonly { readonly wallet: LockedWallet; readonly held: bigint }[],
): Promise<LockedWallet[]> {
  if (moves.length === 0) return []
  const { fragments, values } = db.engine
  const statement = statementsOf(db).get('add to wallets', (next) => {
    const [now, ids] = [next(), fragments.elements('id', next())]
    return sql`update ${table} set held = coalesce(held, 0) + a.value, _version = _version + 1, ${sql.ref('updatedAt')} = ${now}
      from ${ids} as i join ${fragments.elements('scaled', next())} as a on a.position = i.position where wallets.id = i.value`
  })
  const ids = moves.map(({ wallet }) => wallet.id)
  const amounts = moves.map(({ held }) => String(held))
  await statement.rows(trx, [clock().toISOString(), values.list('id', ids), values.list('scaled', amounts)])
  return moves.map(({ wallet, held }) => ({ ...wallet, held: wallet.held + held, version: wallet.version + 1 }))
}
