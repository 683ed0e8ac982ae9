import type { EntityMap } from '../../../../model/entityMap.ts'
import { forEachIsolated } from '../../../records/loops/forEachIsolated.ts'
import type { AuctionContext } from '../auctionContext.ts'
import { isoOf } from '../lots.ts'
import { notifyEnding, notifyMoved } from '../notices.ts'
import { endingWatches, firstEnding } from './endings.sql.ts'

type Auction = EntityMap['auctions']

/** Milliseconds before the end at which watchers are notified. */
const AHEAD = 15 * 60_000

/** Watchers per run. */
const BATCH = 100

/** Time of the next notification in milliseconds since 1970. */
export async function nextEndingNotice(context: AuctionContext): Promise<number | undefined> {
  const ends = await firstEnding(context)
  return ends === undefined ? undefined : Date.parse(ends) - AHEAD
}

/** Whether bids have extended an auction (`PRODUCT.md A5`). */
const isExtended = ({ endsAt, plannedEnd }: Auction): boolean => plannedEnd !== null && endsAt > plannedEnd

/** Notifies one watcher. Locks and checks are in the transaction, so only one of several processes notifies. */
const notifyOne = (context: AuctionContext, id: string): Promise<void> =>
  context.db.write(async (trx) => {
    const { repository } = context
    const watches = repository.of('watches')
    const [watch] = await watches.getLocked(trx, [id])
    const auction = watch && (await repository.of('auctions').get(trx, watch.auction))
    if (!auction) return
    const extended = isExtended(auction)
    if (watch.notified && (!extended || watch.extensionNotified)) return
    await watches.update(trx, watch, { notified: true, extensionNotified: extended })
    await (watch.notified ? notifyMoved : notifyEnding)({ trx, records: context }, auction, watch.user)
  })

/**
 * Notifies each watcher of a live auction once that it is about to end, and once if bids extend it after that: each further bid would move the end again.
 * A failure is retried later and blocks no other watcher.
 */
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
