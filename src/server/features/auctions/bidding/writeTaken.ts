import { sql } from 'kysely'
import type { LotStatus } from '../../../../domain/auction/room.ts'
import type { Transaction } from '../../../db/database.ts'
import type { StoredRecord, Values } from '../../../records/values.ts'
import { changesBetween } from '../../../records/write/changes.ts'
import type { AuctionContext } from '../auctionContext.ts'
import { stateFields } from '../lots.ts'
import { tellOutbid } from '../notices.ts'
import { publishLot } from '../views/lotNews.ts'
import type { OpenLot, TakenNow } from './openLots.ts'

/** Bids that led before this transaction and do no more. */
async function displace({ db, clock }: AuctionContext, trx: Transaction, lots: readonly OpenLot[]): Promise<void> {
  const now = clock().toISOString()
  for (const replaced of [false, true]) {
    const ids = lots
      .filter(({ record, leadingBid, state }) => record.leadingBid !== leadingBid && (record.leader === state.leader) === replaced)
      .flatMap(({ record }) => (typeof record.leadingBid === 'string' ? record.leadingBid : []))
    if (ids.length === 0) continue
    const among = db.engine.fragments.among('id', sql.ref('id'), sql`${db.engine.values.list('id', ids)}`)
    await sql`update bids set _version = _version + 1, ${sql.ref('updatedAt')} = ${now}, status = ${replaced ? 'replaced' : 'outbid'}
      where ${among}`.execute(trx)
  }
}

/** A lot whose time has come is live, whether or not the scheduler has been there yet: bids were taken. */
const LIVE: LotStatus = 'live'

const fieldsOf = ({ state, leadingBid, lastBid }: OpenLot): Values => ({ ...stateFields(state), leadingBid, lastBid, status: LIVE })

const bidRecord = ({ record, status }: TakenNow): Values & { readonly id: string } => ({ ...record, status })

/** Tells those who led before and do no more, unless they have yet to read of it. */
async function tellDisplaced(
  context: AuctionContext,
  trx: Transaction,
  lots: readonly OpenLot[],
  records: readonly StoredRecord[],
): Promise<void> {
  const displaced = lots.flatMap(({ record: { leader }, state }, index) => {
    const auction = records[index]
    return typeof leader === 'string' && leader !== state.leader && auction ? [{ user: leader, auction }] : []
  })
  if (displaced.length === 0) return
  const told = await context.toldOutbid(
    trx,
    displaced.map(({ user }) => user),
    displaced.map(({ auction }) => auction.id),
  )
  for (const { user, auction } of displaced)
    if (!told.has(`${user} ${auction.id}`)) await tellOutbid({ trx, records: context }, auction, user)
}

/** Writes what bids have come to: bids, auctions, audit entries, and what is told after the commit. */
export async function writeTaken(context: AuctionContext, trx: Transaction, taken: Iterable<OpenLot>): Promise<void> {
  const lots = [...taken]
  if (lots.length === 0) return
  const { repository, audit, auctions, bids: entity } = context
  const bids = lots.flatMap((lot) => lot.bids)
  await repository.insertMany(trx, entity, bids.map(bidRecord))
  await displace(context, trx, lots)
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
  await tellDisplaced(context, trx, lots, records)
}
