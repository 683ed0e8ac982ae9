import { sql } from 'kysely'
import { columnsOf, isOneOf, select } from '../../../db/columnsOf.ts'
import type { AuctionContext } from '../auctionContext.ts'

const [w, a] = [columnsOf('watches', 'w'), columnsOf('auctions', 'a')]

/** Watches of live auctions that have not been notified, except those that just failed. */
const pending = ({ db, watchCooldowns }: AuctionContext) => {
  const coolingDown = db.engine.fragments.among('id', w('id'), sql`${db.engine.values.list('id', watchCooldowns.keys())}`)
  return sql`from ${w.table} join ${a.table} on ${a('id')} = ${w('auction')}
    where ${isOneOf(a('status'), 'live')} and ${w('notified')} = ${db.engine.values.bind('boolean', false)} and not (${coolingDown})`
}

/** Earliest end of these auctions. */
export async function firstEnding(context: AuctionContext): Promise<string | undefined> {
  const ends = sql<string | null>`min(${a('endsAt')})`
  const { rows } = await select({ ends }, pending(context)).execute(context.db.read)
  return rows[0]?.ends ?? undefined
}

/** Ids of watches of auctions that end by a time. */
export async function endingWatches(context: AuctionContext, until: string, limit: number): Promise<string[]> {
  const { rows } = await select(
    { id: w('id') },
    sql`${pending(context)} and ${a('endsAt')} <= ${until} order by ${w('id')} limit ${sql.lit(limit)}`,
  ).execute(context.db.read)
  return rows.map(({ id }) => id)
}
