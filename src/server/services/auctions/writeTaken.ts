import { sql } from 'kysely'
import type { LotStatus } from '../../../domain/auction/room.ts'
import type { Transaction } from '../../db/database.ts'
import { changesBetween } from '../changes.ts'
import type { Values } from '../values.ts'
import type { AuctionContext } from './auctionContext.ts'
import { publishLot } from './lotNews.ts'
import { stateFields } from './lots.ts'
import { tellOutbid } from './notices.ts'
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
  for (const lot of lots) {
    const record = await repository.update(trx, auctions, lot.record, fieldsOf(lot))
    const displaced = lot.record.leader
    if (typeof displaced === 'string' && displaced !== lot.state.leader && !(await context.isTold(trx, displaced, record.id)))
      await tellOutbid({ trx, records: context }, record, displaced)
    await publishLot(context, trx, { seq, record, lot: lot.lot, owns: lot.owns, seen: lot.seen })
  }
}
