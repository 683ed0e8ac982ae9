import { sql } from 'kysely'
import type { walletCalls } from '../../../domain/wallets/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import { columnsOf, exact, isOneOf, orZero, select } from '../../db/columnsOf.ts'
import type { Queries } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'

/** Inconsistencies in the ledger; normally none. Amounts are scaled integers as text. */
export type LedgerCheck = AnswerOf<typeof walletCalls.check>

const [w, p, h] = [columnsOf('wallets', 'w'), columnsOf('postings', 'p'), columnsOf('walletHolds', 'h')]

/** Maximum number of findings of each kind. */
const MAX = sql.lit(100)

const [balance, held] = [orZero(w('balance')), orZero(w('held'))]

const total = orZero(sql.ref('s.total'))

const posted = sql`sum(${p('amount')})`

const currencies = select(
  { currency: p('currency'), sum: exact(posted) },
  sql`from ${p.table} group by ${p('currency')} having ${posted} <> 0 limit ${MAX}`,
)

const entries = select(
  { entry: p('entry'), currency: p('currency'), sum: exact(posted) },
  sql`from ${p.table} group by ${p('entry')}, ${p('currency')} having ${posted} <> 0 limit ${MAX}`,
)

const balances = select(
  { wallet: w('id'), balance: exact(balance), posted: exact(total) },
  sql`from ${w.table} left join
    (select ${p('wallet')} as wallet, ${posted} as total from ${p.table} where ${p('wallet')} is not null group by ${p('wallet')}) as s
    on s.wallet = ${w('id')} where ${balance} <> ${total} limit ${MAX}`,
)

const holds = select(
  { wallet: w('id'), held: exact(held), open: exact(total) },
  sql`from ${w.table} left join
    (select ${h('wallet')} as wallet, sum(${h('amount')}) as total from ${h.table} where ${isOneOf(h('status'), 'open')} group by ${h('wallet')}) as s
    on s.wallet = ${w('id')} where ${held} <> ${total} limit ${MAX}`,
)

const negative = select(
  { wallet: w('id'), available: exact(sql`${balance} - ${held}`) },
  sql`from ${w.table} where ${balance} - ${held} < 0 or ${held} < 0 limit ${MAX}`,
)

async function count(queries: Queries, table: 'wallets' | 'postings'): Promise<number> {
  const { total } = await hubTables(queries)
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/**
 * Checks that debits equal credits, balances are the sums of postings, and held amounts the sums of open holds (`PRODUCT.md W1, W2, W4`). Each
 * check is one statement, so that it sees a consistent state while others write.
 */
export async function checkLedger(queries: Queries): Promise<LedgerCheck> {
  const found = {
    currencies: (await currencies.execute(queries)).rows,
    entries: (await entries.execute(queries)).rows,
    balances: (await balances.execute(queries)).rows,
    holds: (await holds.execute(queries)).rows,
    negative: (await negative.execute(queries)).rows,
  }
  const ok = Object.values(found).every(({ length }) => length === 0)
  return { ok, wallets: await count(queries, 'wallets'), postings: await count(queries, 'postings'), ...found }
}
