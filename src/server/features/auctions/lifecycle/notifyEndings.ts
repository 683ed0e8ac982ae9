import { forEachIsolated } from '../../../records/loops/forEachIsolated.ts'
import type { AuctionContext } from '../auctionContext.ts'
import { isoOf } from '../lots.ts'
import { notifyEnding } from '../notices.ts'
import { endingWatches, firstEnding } from './endings.sql.ts'

/** Milliseconds before the end at which watchers are notified. */
const AHEAD = 15 * 60_000

/** Watchers per run. */
const BATCH = 100

/** Time of the next notification in milliseconds since 1970. */
export async function nextEndingNotice(context: AuctionContext): Promise<number | undefined> {
  const ends = await firstEnding(context)
  return ends === undefined ? undefined : Date.parse(ends) - AHEAD
}

/** Notifies one watcher. Lock and check are in the transaction, so only one of several processes notifies. */
const notifyOne = (context: AuctionContext, id: string): Promise<void> =>
  context.db.write(async (trx) => {
    const { repository } = context
    const watches = repository.of('watches')
    const [watch] = await watches.getLocked(trx, [id])
    if (!watch || watch.notified) return
    await watches.update(trx, watch, { notified: true })
    const auction = await repository.of('auctions').get(trx, watch.auction)
    if (auction) await notifyEnding({ trx, records: context }, auction, watch.user)
  })

/** Notifies each watcher of a live auction once that it is about to end; a failure is retried later and blocks no other watcher. */
export async function notifyEndings(context: AuctionContext): Promise<void> {
  const { clock, watchCooldowns, report } = context
  const until = isoOf(clock().getTime() + AHEAD)
  for (;;) {
    const ids = await endingWatches(context, until, BATCH)
    await forEachIsolated(
      ids,
      async (id) => {
        await notifyOne(context, id)
        watchCooldowns.done(id)
      },
      (error, id) => {
        watchCooldowns.failed(id)
        report(error, 'a watcher could not be notified of an ending', { watch: id })
      },
    )
    if (ids.length < BATCH) return
  }
}
