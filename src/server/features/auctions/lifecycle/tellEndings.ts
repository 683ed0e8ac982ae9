import { sql } from 'kysely'
import { entityOf } from '../../../../model/entityOf.ts'
import { eachApart } from '../../../records/loops/eachApart.ts'
import type { AuctionContext } from '../auctionContext.ts'
import { isoOf } from '../lots.ts'
import { tellEnding } from '../notices.ts'

/** Milliseconds before its end that who watches an auction is told. */
const AHEAD = 15 * 60_000

/** Watchers that are told in one go. */
const BATCH = 100

const ENDS = sql.ref('a.endsAt')

/** Watches of live auctions whose watcher has not been told, without those for which that failed a moment ago. */
const untold = ({ db, restingWatches }: AuctionContext) => {
  const resting = db.engine.fragments.among('id', sql.ref('w.id'), sql`${db.engine.values.list('id', restingWatches.keys())}`)
  return sql`from watches as w join auctions as a on a.id = w.auction
    where a.status = 'live' and w.told = ${db.engine.values.bind('boolean', false)} and not (${resting})`
}

/** When the next watcher is to be told, in milliseconds since 1970. */
export async function nextEnding(context: AuctionContext): Promise<number | undefined> {
  const { rows } = await sql<{ ends: string | null }>`select min(${ENDS}) as ends ${untold(context)}`.execute(context.db.read)
  const ends = rows[0]?.ends ?? null
  return ends === null ? undefined : Date.parse(String(context.db.engine.values.reader('timestamp')(ends))) - AHEAD
}

/** Tells one watcher. The lock and the look at the mark are in the transaction: of several processes one does it. */
const tellOne = (context: AuctionContext, id: string): Promise<void> =>
  context.db.write(async (trx) => {
    const { repository, auctions } = context
    const watches = entityOf(context, 'watches')
    const [watch] = await repository.getLocked(trx, watches, [id])
    if (!watch || watch.told === true) return
    await repository.update(trx, watches, watch, { told: true })
    const [auction] = await repository.getMany(trx, auctions, [String(watch.auction)])
    if (auction) await tellEnding({ trx, records: context }, auction, String(watch.user))
  })

/** Tells everybody once who watches a live auction that is about to end; who can't be told is tried again later and keeps no other waiting. */
export async function tellEndings(context: AuctionContext): Promise<void> {
  const { clock, db, restingWatches, report } = context
  const until = isoOf(clock().getTime() + AHEAD)
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select w.id ${untold(context)} and ${ENDS} <= ${until} order by w.id limit ${sql.lit(BATCH)}`.execute(db.read)
    await eachApart(
      rows,
      async ({ id }) => {
        await tellOne(context, id)
        restingWatches.done(id)
      },
      (error, { id }) => {
        restingWatches.failed(id)
        report(error, 'a watcher could not be told of an ending', { watch: id })
      },
    )
    if (rows.length < BATCH) return
  }
}
