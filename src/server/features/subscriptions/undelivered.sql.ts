import { type RawBuilder, sql } from 'kysely'
import { columnsOf, isNot, isOneOf, select } from '../../db/columnsOf.ts'

const [d, u, a, c] = [columnsOf('deals', 'd'), columnsOf('users', 'u'), columnsOf('auctions', 'a'), columnsOf('cars', 'c')]

/**
 * A table of cars that firms have won and not yet received: `firm` and `auction` (`PRODUCT.md P3`): their deals that still bind them, and sold lots from before
 * there were deals, until the car is delivered. A dispute after the pick-up takes no place.
 */
export function undeliveredWins(firms: readonly string[]) {
  const among = (column: RawBuilder<unknown>) => sql`${column} in (${sql.join(firms.map((id) => sql.val(id)))})`
  const withDeal = select(
    { firm: d('firm'), auction: d('auction') },
    sql`from ${d.table} where ${among(d('firm'))} and (${isOneOf(d('status'), 'invoiced', 'paid', 'released')}
      or (${isOneOf(d('status'), 'disputed')} and ${isNot(d('statusBefore'), 'pickedUp')}))`,
  )
  const withoutDeal = select(
    { firm: u('firm'), auction: a('id') },
    sql`from ${u.table} join ${a.table} on ${a('winner')} = ${u('id')} and ${isOneOf(a('status'), 'sold')}
      join ${c.table} on ${c('id')} = ${a('car')} and ${isOneOf(c('status'), 'sold')}
      where ${among(u('firm'))} and not exists (select 1 from ${d.table} where ${d('auction')} = ${a('id')})`,
  )
  return sql<{ firm: string | null; auction: string }>`(${withDeal} union all ${withoutDeal})`
}
