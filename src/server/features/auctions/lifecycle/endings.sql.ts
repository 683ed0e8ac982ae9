import { sql } from 'kysely'
import { columnsOf, isOneOf, select } from '../../../db/columnsOf.ts'
import type { AuctionContext } from '../auctionContext.ts'

const [w, a] = [columnsOf('watches', 'w'), columnsOf('auctions', 'a')]

/** Watches of live auctions, except those that just failed. */
const watched = ({ db, watchCooldowns }: AuctionContext) => {
  const coolingDown = db.engine.fragments.among('id', w('id'), sql`${db.engine.values.list('id', watchCooldowns.keys())}`)
  return sql`from ${w.table} join ${a.table} on ${a('id')} = ${w('auction')} where ${isOneOf(a('status'), 'live')} and not (${coolingDown})`
}

/** Those that have not been notified of the end. */
const isPending = ({ db }: AuctionContext) => sql`${w('notified')} = ${db.engine.values.bind('boolean', false)}`

/** Those that have been, before bids extended the auction. */
const isExtended = ({ db }: AuctionContext) =>
  sql`${a('endsAt')} > ${a('plannedEnd')} and coalesce(${w('extensionNotified')}, ${sql.lit(false)}) = ${db.engine.values.bind('boolean', false)}`

/** Earliest end of an auction whose watchers have not been notified. */
export async function firstEnding(context: AuctionContext): Promise<string | undefined> {
  const ends = sql<string | null>`min(${a('endsAt')})`
  const { rows } = await select({ ends }, sql`${watched(context)} and ${isPending(context)}`).execute(context.db.read)
  return rows[0]?.ends ?? undefined
}

/** Ids of watches to be notified: of auctions that end by a time, or that bids have extended since. */
export async function endingWatches(context: AuctionContext, until: string, limit: number): Promise<string[]> {
  const { rows } = await select(
    { id: w('id') },
    sql`${watched(context)} and ${a('endsAt')} <= ${until} and (${isPending(context)} or (${isExtended(context)}))
      order by ${w('id')} limit ${sql.lit(limit)}`,
  ).execute(context.db.read)
  return rows.map(({ id }) => id)
}
