import { sql } from 'kysely'
import type { WalletFigure } from '../../../domain/dashboard.ts'
import { stringifyDecimal } from '../../../model/values/decimal.ts'
import { columnsOf, exact, isOneOf, select } from '../../db/columnsOf.ts'
import { type Caller, own, scaleOf } from '../../records/read/visibleRows.sql.ts'
import { momentBuckets, sums, sumsOf, within } from './buckets.sql.ts'

const [w, p] = [columnsOf('wallets', 't'), columnsOf('postings', 't')]

/** Balance at the end of each bucket, from the current balance and the change in each bucket. */
const backwards = (balance: bigint, steps: readonly bigint[]): readonly bigint[] => {
  const trend = [balance]
  for (const step of steps.slice(1).toReversed()) trend.unshift((trend[0] ?? 0n) - step)
  return trend
}

/** The caller's wallets, by currency. Postings hold past balances (`PRODUCT.md W1`). */
export const wallets = async (caller: Caller): Promise<readonly WalletFigure[] | null> => {
  const where = own(caller, 'wallets', ['balance', 'held', 'currency'])
  const posted = own(caller, 'postings', ['at', 'amount', 'currency'])
  if (!where || !posted) return null
  const read = caller.context.db.read
  const [, ...borders] = momentBuckets(caller.now)
  const [now, moved] = await Promise.all([
    select(
      { currency: w('currency'), balance: exact(sql`sum(${w('balance')})`), held: exact(sql`sum(${w('held')})`) },
      sql`from ${w.table} where ${where} group by ${w('currency')} order by ${w('currency')}`,
    ).execute(read),
    select(
      { currency: p('currency'), ...sums(p('at'), borders, p('amount')) },
      sql`from ${p.table} where ${posted} and ${isOneOf(p('account'), 'wallet')} and ${within(p('at'), borders)} group by ${p('currency')}`,
    ).execute(read),
  ])
  const text = (amount: bigint): string => stringifyDecimal(amount, scaleOf(caller, 'wallets', 'balance'))
  return now.rows.map(({ currency, balance, held }) => {
    const row = moved.rows.find((one) => one.currency === currency)
    const steps = sumsOf(row, borders)
    return { currency, balance: text(BigInt(balance)), held: text(BigInt(held)), trend: backwards(BigInt(balance), steps).map(text) }
  })
}
