import { type RawBuilder, sql } from 'kysely'
import { columnsOf, exact, isTrue, orZero, type RowOf, select } from '../../db/columnsOf.ts'
import { prepareOnce, type SlotOf } from '../../db/prepared.ts'
import type { WalletContext } from './walletContext.ts'

const w = columnsOf('wallets')

const COLUMNS = {
  id: w('id'),
  firm: w('firm'),
  currency: w('currency'),
  active: w('active'),
  balance: exact(orZero(w('balance'))),
  held: exact(orZero(w('held'))),
  version: w('_version'),
}

type Row = RowOf<typeof COLUMNS>

/** A wallet, locked until the transaction ends. Amounts in minor units; `balance - held` is available. */
export interface LockedWallet extends Pick<Row, 'id' | 'firm' | 'currency' | 'version'> {
  readonly active: boolean
  readonly balance: bigint
  readonly held: bigint
}

const asWallet = ({ active, balance, held, ...row }: Row): LockedWallet => ({
  ...row,
  active: isTrue(active),
  balance: BigInt(balance),
  held: BigInt(held),
})

const byId = prepareOnce(({ engine }, slot: SlotOf<{ id: string }>) =>
  select(COLUMNS, sql`from ${w.table} where ${w('id')} = ${slot('id')}${engine.fragments.lock}`),
)

/** Locks wallets in ascending id, which prevents deadlocks. Leaves out missing ones. */
export async function lockWallets({ db, trx }: WalletContext, ids: readonly string[]): Promise<LockedWallet[]> {
  const found: LockedWallet[] = []
  for (const id of [...new Set(ids)].sort()) found.push(...(await byId(db, trx, { id })).map(asWallet))
  return found
}

const byFirm = prepareOnce(({ engine }, slot: SlotOf<{ firm: string; currency: string }>) =>
  select(
    COLUMNS,
    sql`from ${w.table} where ${w('firm')} = ${slot('firm')} and ${w('currency')} = ${slot('currency')}${engine.fragments.lock}`,
  ),
)

/** Locks a firm's wallet in a currency. */
export async function lockWalletOf({ db, trx }: WalletContext, firm: string, currency: string): Promise<LockedWallet | undefined> {
  return (await byFirm(db, trx, { firm, currency })).map(asWallet)[0]
}

const byFirms = prepareOnce(({ engine: { fragments } }, slot: SlotOf<{ firms: unknown }>) =>
  select(COLUMNS, sql`from ${w.table} where ${fragments.among('id', w('firm'), slot('firms'))} order by ${w('id')}${fragments.lock}`),
)

/** Locks all wallets of these firms, in ascending id. */
export async function lockWalletsOf({ db, trx }: WalletContext, firms: readonly string[]): Promise<LockedWallet[]> {
  return (await byFirms(db, trx, { firms: db.engine.values.list('id', firms) })).map(asWallet)
}

const versioned = (now: RawBuilder<string>) => sql`${w('_version')} = ${w('_version')} + 1, ${w('updatedAt')} = ${now}`

const addToOne = prepareOnce(
  (_db, slot: SlotOf<{ id: string; balance: string; held: string; now: string }>) => sql`update ${w.table} set
    ${w('balance')} = ${orZero(w('balance'))} + cast(${slot('balance')} as bigint),
    ${w('held')} = ${orZero(w('held'))} + cast(${slot('held')} as bigint), ${versioned(slot('now'))} where ${w('id')} = ${slot('id')}`,
)

/** Adds to balance and held amount of a locked wallet. The caller has checked the amounts. */
export async function addToWallet(
  { db, trx, clock }: WalletContext,
  wallet: LockedWallet,
  { balance = 0n, held = 0n }: { readonly balance?: bigint; readonly held?: bigint },
): Promise<LockedWallet> {
  await addToOne(db, trx, { id: wallet.id, balance: String(balance), held: String(held), now: clock().toISOString() })
  return { ...wallet, balance: wallet.balance + balance, held: wallet.held + held, version: wallet.version + 1 }
}

const addToMany = prepareOnce(({ engine: { fragments } }, slot: SlotOf<{ ids: unknown; held: unknown; now: string }>) => {
  const [ids, held] = [fragments.elements('id', slot('ids')), fragments.elements('scaled', slot('held'))]
  return sql`update ${w.table} set ${w('held')} = ${orZero(w('held'))} + a.value, ${versioned(slot('now'))}
    from ${ids} as i join ${held} as a on a.position = i.position where ${columnsOf('wallets', 'wallets')('id')} = i.value`
})

/** Adds to the held amounts of locked wallets in one statement and returns the updated wallets. */
export async function addToWallets(
  { db, trx, clock }: WalletContext,
  moves: readonly { readonly wallet: LockedWallet; readonly held: bigint }[],
): Promise<LockedWallet[]> {
  if (moves.length === 0) return []
  const list = db.engine.values.list
  const ids = moves.map(({ wallet }) => wallet.id)
  const amounts = moves.map(({ held }) => String(held))
  await addToMany(db, trx, { ids: list('id', ids), held: list('scaled', amounts), now: clock().toISOString() })
  return moves.map(({ wallet, held }) => ({ ...wallet, held: wallet.held + held, version: wallet.version + 1 }))
}
