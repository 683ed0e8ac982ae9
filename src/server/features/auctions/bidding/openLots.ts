import type { LotState } from '../../../../domain/auction/bidding.ts'
import type { OwnState } from '../../../../domain/auction/room.ts'
import type { DraftMap, EntityMap } from '../../../../model/entityMap.ts'
import type { Subject } from '../../../../model/subject.ts'
import type { Transaction } from '../../../db/database.ts'
import type { AuctionContext } from '../auctionContext.ts'
import { type Lot, lotOf } from '../lots.ts'
import { type Facts, readFacts } from './facts.sql.ts'
import type { BidRequest } from './placeBids.ts'

/** An accepted bid that is not yet written. */
export interface NewBid {
  readonly subject: Subject
  readonly record: DraftMap['bids'] & { readonly id: string }
  /** Its outcome at the end of the transaction. */
  status: 'leading' | 'outbid' | 'replaced'
}

export interface NewOwn {
  readonly state: OwnState
  /** Minor units. */
  readonly maximum: bigint
}

/** An auction that is locked, as bids change it one after the other. */
export interface OpenLot {
  readonly record: EntityMap['auctions']
  readonly lot: Lot
  readonly sellerFirm: string
  /** Firm of the leader. */
  leaderFirm: string | null
  state: LotState
  /** Id of the bid that leads. */
  leadingBid: string | null
  /** Number of the newest bid. */
  lastBid: number
  readonly bids: NewBid[]
  /** New standings by user, for everyone affected by the bids. */
  readonly owns: Map<string, NewOwn>
  /** Something visible to others has changed. */
  seen: boolean
}

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)]

/** Locks the auctions of the requests and reads the facts about them. */
export async function openLots(
  { db, repository, increments }: AuctionContext,
  trx: Transaction,
  requests: readonly BidRequest[],
): Promise<{ readonly lots: ReadonlyMap<string, OpenLot>; readonly facts: Facts }> {
  const ids = distinct(requests.map(({ auction }) => auction)).sort()
  const records = await repository.of('auctions').getLocked(trx, ids)
  const facts = await readFacts(db, trx, {
    auctions: ids,
    bidders: distinct(requests.map(({ subject }) => subject.id)),
    keys: distinct(requests.flatMap(({ key }) => key ?? [])),
  })
  const lots = new Map<string, OpenLot>()
  for (const record of records) {
    const about = facts.lots.get(record.id)
    const lot = lotOf(record, await increments(trx, about?.increments))
    lots.set(record.id, {
      record,
      lot,
      sellerFirm: about?.sellerFirm ?? '',
      leaderFirm: about?.leaderFirm ?? null,
      state: lot.state,
      leadingBid: record.leadingBid,
      lastBid: record.lastBid,
      bids: [],
      owns: new Map(),
      seen: false,
    })
  }
  return { lots, facts }
}
