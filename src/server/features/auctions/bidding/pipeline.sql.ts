import { type RawBuilder, sql } from 'kysely'
import { columnsOf, hasRow, isOneOf, select } from '../../../db/columnsOf.ts'
import type { Queries } from '../../../db/database.ts'
import { undeliveredWins } from '../../subscriptions/undelivered.sql.ts'

const [s, b, u] = [columnsOf('subscriptions', 's'), columnsOf('bids', 'b'), columnsOf('users', 'u')]

/** States of a plan that is not read-only. */
export const RUNNING_PLANS = ['trial', 'active', 'pastDue'] as const

/** Whether a firm has had a plan and has none that runs (`PRODUCT.md P5, P7`). */
export const isPlanStopped = (firm: RawBuilder<unknown>): RawBuilder<0 | 1> => {
  const plans = sql`select 1 from ${s.table} where ${s('firm')} = ${firm}`
  return hasRow(sql`${plans} and not exists (${plans} and ${isOneOf(s('status'), ...RUNNING_PLANS)})`)
}

const inList = (ids: readonly string[]) => sql.join(ids.map((id) => sql.val(id)))

/**
 * Leading bids and undelivered wins by firm (`PRODUCT.md P3`). The wallets of the firms are locked: every bid holds money, so that no other
 * transaction adds one.
 */
export async function pipelinesOf(queries: Queries, firms: readonly string[]): Promise<Map<string, number>> {
  if (firms.length === 0) return new Map()
  const { rows } = await select(
    { firm: u('firm'), total: sql<number | string>`count(*)` },
    sql`from ${u.table} join ${b.table} on ${b('bidder')} = ${u('id')} and ${isOneOf(b('status'), 'leading')}
      where ${u('firm')} in (${inList(firms)}) group by ${u('firm')}
      union all select firm, count(*) from ${undeliveredWins(firms)} wins group by firm`,
  ).execute(queries)
  const totals = new Map<string, number>()
  for (const { firm, total } of rows) if (firm !== null) totals.set(firm, (totals.get(firm) ?? 0) + Number(total))
  return totals
}
