import { minimumNextBid } from '../../../../domain/auction/bidding.ts'
import { reserveState } from '../../../../domain/auction/lifecycle.ts'
import type { LotEvent, OwnPart } from '../../../../domain/auction/room.ts'
import type { EntityMap } from '../../../../model/entityMap.ts'
import type { Transaction } from '../../../db/database.ts'
import type { StoredRecord } from '../../../records/values.ts'
import { moneyOf, moneyOrNull } from '../amounts.ts'
import type { AuctionContext } from '../auctionContext.ts'
import type { NewOwn } from '../bidding/openLots.ts'
import { isoOf, type Lot, lotOf } from '../lots.ts'

/** Counts the changes that are visible to everyone. */
export const openVersionOf = ({ _version, _openVersion = _version }: StoredRecord): number => _openVersion

/** The changing parts of a lot that are visible to everyone. `minimumNextBid` is set while the lot is open or upcoming. */
export type PublicLot = Omit<LotEvent, 'own' | 'now'>

const isOpen = ({ status }: Lot) => status === 'upcoming' || status === 'live'

export const publicLot = (lot: Lot, version: number): PublicLot => ({
  auction: lot.id,
  version,
  status: lot.status,
  price: moneyOrNull(lot.state.price),
  minimumNextBid: isOpen(lot) ? moneyOf(minimumNextBid(lot.terms, lot.state)) : null,
  bidCount: lot.state.bidCount,
  endsAt: isoOf(lot.state.endsAt),
  extended: lot.state.endsAt > lot.terms.plannedEnd,
  reserve: reserveState({ reserve: lot.terms.reserve, price: lot.state.price }),
  buyNowPrice: isOpen(lot) && lot.state.bidCount === 0 ? moneyOrNull(lot.buyNowPrice) : null,
})

export interface LotChange {
  /** Id of the change's audit entry. */
  readonly seq?: string | undefined
  /** The auction as it is stored now. */
  readonly record: EntityMap['auctions']
  /** The same before. */
  readonly lot: Lot
  readonly owns: ReadonlyMap<string, NewOwn>
  /** The change is visible to others than those in `owns`. */
  readonly seen: boolean
}

const ownPart = ({ state, maximum }: NewOwn): Pick<OwnPart, 'state' | 'maximum'> => ({ state, maximum: moneyOf(maximum) })

/** Publishes a lot to all streams, after the commit. */
export async function publishLot(
  { events, auctions }: Pick<AuctionContext, 'events' | 'auctions'>,
  trx: Transaction,
  { seq, record, lot, owns, seen }: LotChange,
): Promise<void> {
  const data = publicLot(lotOf(record, lot.terms.increments), openVersionOf(record))
  const own = Object.fromEntries([...owns].map(([user, part]) => [user, ownPart(part)]))
  await events.publishLive(trx, { ...(seq === undefined ? {} : { seq }), event: 'lot', entity: auctions.id, data, own, onlyOwn: !seen })
}
