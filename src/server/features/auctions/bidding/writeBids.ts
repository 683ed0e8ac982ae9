import type { LotStatus } from '../../../../domain/auction/room.ts'
import type { DraftMap, EntityMap } from '../../../../model/entityMap.ts'
import type { Transaction } from '../../../db/database.ts'
import { changesBetween } from '../../../records/write/changes.ts'
import type { AuctionContext } from '../auctionContext.ts'
import { markBidsOutbid } from '../bids.sql.ts'
import { stateFields } from '../lots.ts'
import { notifiedOutbid } from '../notices.sql.ts'
import { notifyOutbid } from '../notices.ts'
import { publishLot } from '../views/publishLot.ts'
import type { NewBid, OpenLot } from './openLots.ts'

/** Marks bids that led before this transaction and no longer do. */
async function markOutbid(context: AuctionContext, trx: Transaction, lots: readonly OpenLot[]): Promise<void> {
  for (const status of ['outbid', 'replaced'] as const) {
    const ids = lots
      .filter(
        ({ record, leadingBid, state }) => record.leadingBid !== leadingBid && (record.leader === state.leader) === (status === 'replaced'),
      )
      .flatMap(({ record }) => record.leadingBid ?? [])
    await markBidsOutbid(context, trx, ids, status)
  }
}

/** A lot with bids is live, even if the lot clock has not marked it yet. */
const LIVE: LotStatus = 'live'

const fieldsOf = ({ state, leadingBid, lastBid }: OpenLot): DraftMap['auctions'] => ({
  ...stateFields(state),
  leadingBid,
  lastBid,
  status: LIVE,
})

const bidRecord = ({ record, status }: NewBid): NewBid['record'] => ({ ...record, status })

/** Notifies those who led before and no longer do, unless they still have an unread notification of it. */
async function notifyFormerLeaders(
  context: AuctionContext,
  trx: Transaction,
  lots: readonly OpenLot[],
  records: readonly EntityMap['auctions'][],
): Promise<void> {
  const displaced = lots.flatMap(({ record: { leader }, state }, index) => {
    const auction = records[index]
    return leader !== null && leader !== state.leader && auction ? [{ user: leader, auction }] : []
  })
  if (displaced.length === 0) return
  const notified = await notifiedOutbid(
    context.db,
    trx,
    displaced.map(({ user }) => user),
    displaced.map(({ auction }) => auction.id),
  )
  for (const { user, auction } of displaced)
    if (!notified.has(`${user} ${auction.id}`)) await notifyOutbid({ trx, records: context }, auction, user)
}

/** Writes the outcome of bids: bids, auctions, audit entries, and the events to send after the commit. */
export async function writeBids(context: AuctionContext, trx: Transaction, taken: Iterable<OpenLot>): Promise<void> {
  const lots = [...taken]
  if (lots.length === 0) return
  const { repository, audit, auctions, bids: entity } = context
  const bids = lots.flatMap((lot) => lot.bids)
  await repository.insertMany(trx, entity, bids.map(bidRecord))
  await markOutbid(context, trx, lots)
  const entries = bids.map((bid) => {
    const changes = changesBetween(entity, undefined, bidRecord(bid))
    return {
      subject: bid.subject,
      action: 'bid',
      entity: entity.id,
      recordId: bid.record.id,
      version: 1,
      changes,
      outcome: 'done',
    } as const
  })
  const seq = (await audit.writeMany(trx, entries)).at(-1)
  const records = await repository.updateMany(
    trx,
    auctions,
    lots.map((lot) => ({ current: lot.record, changes: fieldsOf(lot) })),
  )
  for (const [index, record] of records.entries()) {
    const lot = lots[index]
    if (lot) await publishLot(context, trx, { seq, record, lot: lot.lot, owns: lot.owns, seen: lot.seen })
  }
  await notifyFormerLeaders(context, trx, lots, records)
}
