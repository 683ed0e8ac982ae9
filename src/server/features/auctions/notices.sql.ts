import { sql } from 'kysely'
import { columnsOf, isOneOf, select } from '../../db/columnsOf.ts'
import type { Database, Queries } from '../../db/database.ts'
import { prepareOnce, type SlotOf } from '../../db/prepared.ts'

const n = columnsOf('notifications', 'n')

const unread = prepareOnce(({ engine: { fragments } }, slot: SlotOf<{ users: unknown; auctions: unknown }>) =>
  select(
    { user: n('user'), auction: n('record') },
    sql`from ${n.table} where ${fragments.among('id', n('user'), slot('users'))} and ${fragments.among('id', n('record'), slot('auctions'))}
      and ${isOneOf(n('kind'), 'outbid')} and ${n('read')} = ${sql.lit(false)}`,
  ),
)

/**
 * Pairs (`user auction`) with an unread notification of being outbid, so that a bidding war causes one notification.
 */
export async function notifiedOutbid(
  db: Database,
  queries: Queries,
  users: readonly string[],
  auctions: readonly string[],
): Promise<ReadonlySet<string>> {
  const list = db.engine.values.list
  const rows = await unread(db, queries, { users: list('id', users), auctions: list('id', auctions) })
  return new Set(rows.map(({ user, auction }) => `${user} ${auction}`))
}
