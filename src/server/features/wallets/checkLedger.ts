import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'

/** What is wrong in the ledger; nothing as a rule. Amounts are scaled integers as text. */
export interface LedgerCheck {
  readonly ok: boolean
  readonly wallets: number
  readonly postings: number
  /** Currencies whose postings don't sum to zero, and entries that don't. */
  readonly currencies: readonly { readonly currency: string; readonly sum: string }[]
  readonly entries: readonly { readonly entry: string; readonly currency: string; readonly sum: string }[]
  /** Wallets that are not the sum of their postings, or of their open holds, or have less than nothing available. */
  readonly balances: readonly { readonly wallet: string; readonly balance: string; readonly posted: string }[]
  readonly holds: readonly { readonly wallet: string; readonly held: string; readonly open: string }[]
  readonly negative: readonly { readonly wallet: string; readonly available: string }[]
}

const [wallets, postings, holds, currency] = [sql.table('wallets'), sql.table('postings'), sql.table('walletHolds'), sql.ref('currency')]

/** Most findings of a kind that are told. */
const MOST = sql.lit(100)

const count = async (queries: Queries, table: typeof wallets): Promise<number> =>
  Number((await sql<{ total: unknown }>`select count(*) as total from ${table}`.execute(queries)).rows[0]?.total)

/**
 * Proves that debits equal credits, that balances are the sums of postings and what is held the sum of open holds (`PRODUCT.md W1, W2, W4`). Each
 * proof is one statement, so that it sees one moment, also while others write.
 */
export async function checkLedger(queries: Queries): Promise<LedgerCheck> {
  const currencies = await sql<LedgerCheck['currencies'][number]>`
    select ${currency}, cast(sum(amount) as text) as sum from ${postings} group by ${currency} having sum(amount) <> 0 limit ${MOST}`.execute(
    queries,
  )
  const entries = await sql<LedgerCheck['entries'][number]>`
    select entry, ${currency}, cast(sum(amount) as text) as sum from ${postings}
    group by entry, ${currency} having sum(amount) <> 0 limit ${MOST}`.execute(queries)
  const balances = await sql<LedgerCheck['balances'][number]>`
    select w.id as wallet, cast(coalesce(w.balance, 0) as text) as balance, cast(coalesce(p.total, 0) as text) as posted from ${wallets} as w
    left join (select wallet, sum(amount) as total from ${postings} where wallet is not null group by wallet) as p on p.wallet = w.id
    where coalesce(w.balance, 0) <> coalesce(p.total, 0) limit ${MOST}`.execute(queries)
  const held = await sql<LedgerCheck['holds'][number]>`
    select w.id as wallet, cast(coalesce(w.held, 0) as text) as held, cast(coalesce(h.total, 0) as text) as open from ${wallets} as w
    left join (select wallet, sum(amount) as total from ${holds} where status = 'open' group by wallet) as h on h.wallet = w.id
    where coalesce(w.held, 0) <> coalesce(h.total, 0) limit ${MOST}`.execute(queries)
  const negative = await sql<LedgerCheck['negative'][number]>`
    select id as wallet, cast(coalesce(balance, 0) - coalesce(held, 0) as text) as available from ${wallets}
    where coalesce(balance, 0) - coalesce(held, 0) < 0 or coalesce(held, 0) < 0 limit ${MOST}`.execute(queries)
  const found = { currencies: currencies.rows, entries: entries.rows, balances: balances.rows, holds: held.rows, negative: negative.rows }
  const ok = Object.values(found).every(({ length }) => length === 0)
  return { ok, wallets: await count(queries, wallets), postings: await count(queries, postings), ...found }
}
