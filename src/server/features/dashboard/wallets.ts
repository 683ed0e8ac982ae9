import { sql } from 'kysely'
import type { WalletFigure } from '../../../domain/dashboard.ts'
import { formatDecimal } from '../../../model/values/decimal.ts'
import { type Asker, own, scaleOf } from '../../records/read/visible.ts'
import { momentBorders, sums, sumsOf, within } from './spans.ts'

interface Sums {
  readonly currency: string
  readonly balance: string
  readonly held: string
}

/** What a balance was at the end of each part, from what it is and what each part has brought. */
const backwards = (balance: bigint, steps: readonly bigint[]): readonly bigint[] => {
  const course = [balance]
  for (const step of steps.slice(1).toReversed()) course.unshift((course[0] ?? 0n) - step)
  return course
}

/** The asker's wallets, by currency. Postings tell what they were (`PRODUCT.md W1`). */
export const wallets = async (asker: Asker): Promise<readonly WalletFigure[] | null> => {
  const where = own(asker, 'wallets', ['balance', 'held', 'currency'])
  const posted = own(asker, 'postings', ['at', 'amount', 'currency'])
  if (!where || !posted) return null
  const read = asker.context.db.read
  const [, ...borders] = momentBorders(asker.now)
  const [now, moved] = await Promise.all([
    sql<Sums>`
      select t.currency, cast(sum(t.balance) as text) as balance, cast(sum(t.held) as text) as held
      from ${sql.table('wallets')} as t where ${where} group by t.currency order by t.currency`.execute(read),
    sql<Readonly<Record<string, unknown>>>`
      select t.currency, ${sums(sql`t.at`, borders, sql`t.amount`)} from ${sql.table('postings')} as t
      where ${posted} and t.account = 'wallet' and ${within(sql`t.at`, borders)} group by t.currency`.execute(read),
  ])
  const text = (amount: bigint): string => formatDecimal(amount, scaleOf(asker, 'wallets', 'balance'))
  return now.rows.map(({ currency, balance, held }) => {
    const steps = sumsOf(moved.rows.find((row) => row.currency === currency) ?? {}, borders)
    return { currency, balance: text(BigInt(balance)), held: text(BigInt(held)), course: backwards(BigInt(balance), steps).map(text) }
  })
}
