import { minimumNextBid } from '../../../../domain/auction/bidding.ts'
import { bidRefusal } from '../../../../domain/auction/eligibility.ts'
import { holdFor } from '../../../../domain/auction/hold.ts'
import { closedReason, isUndecided } from '../../../../domain/auction/lifecycle.ts'
import type { LotCar, OwnPart, OwnState, Lot as ShownLot } from '../../../../domain/auction/room.ts'
import type { EntityMap } from '../../../../model/entityMap.ts'
import type { Queries } from '../../../db/database.ts'
import { forEachIsolated } from '../../../records/loops/forEachIsolated.ts'
import { moneyOf, moneyOrNull } from '../amounts.ts'
import type { AuctionContext } from '../auctionContext.ts'
import { isoOf, type Lot, lotOf } from '../lots.ts'
import { openVersionOf, publicLot } from './publishLot.ts'
import { readStandings, type Standing } from './standings.sql.ts'

/** A bidder's state; the leader counts as leading until the winner is decided. */
function ownState({ status, state }: Lot, winner: string | null, user: string, maximum: bigint | null): OwnState {
  if (status === 'sold' && winner === user) return 'won'
  if (maximum === null) return 'none'
  if (status === 'sold' || status === 'unsold') return 'lost'
  return state.leader === user ? 'leading' : 'outbid'
}

function ownPart(lot: Lot, record: EntityMap['auctions'], standing: Standing, user: string, now: number): OwnPart {
  const { firm, sellerFirm, watching, maximum } = standing
  const closed = closedReason(lot.status, lot.times, now)
  return {
    state: ownState(lot, record.winner, user, maximum),
    maximum: moneyOrNull(maximum),
    watching,
    seller: sellerFirm === firm,
    refusal: bidRefusal({ bidder: user, leader: lot.state.leader, ...standing }) ?? (closed ? 'notLive' : null),
  }
}

interface Parts {
  readonly record: EntityMap['auctions']
  readonly lot: Lot
  readonly standing: Standing
  readonly car: LotCar
}

function shown({ record, lot, standing, car }: Parts, user: string, now: number): ShownLot {
  const { auction: id, ...changing } = publicLot(lot, openVersionOf(record))
  const minimum = isUndecided(lot.status) || changing.minimumNextBid === null ? undefined : minimumNextBid(lot.terms, lot.state)
  return {
    id,
    car,
    saleType: lot.outcome.saleType,
    currency: lot.currency,
    startsAt: isoOf(lot.times.startsAt),
    startPrice: moneyOf(lot.terms.startPrice),
    ...changing,
    own: ownPart(lot, record, standing, user, now),
    hold: minimum === undefined ? null : moneyOf(holdFor(minimum)),
  }
}

/** A lot as one user sees it, with its sources. */
export interface ReadLot {
  readonly lot: Lot
  readonly shown: ShownLot
}

/** Auctions as one user sees them, in the given order. Leaves out those that can't be shown; throws the reason if it is the only one. */
export async function readLots(
  context: AuctionContext,
  queries: Queries,
  user: string,
  records: readonly EntityMap['auctions'][],
): Promise<ReadLot[]> {
  const standings = await readStandings(
    context.db,
    queries,
    user,
    records.map(({ id }) => id),
  )
  const versions = records.map(({ id, car }) => ({ id: car, version: standings.get(id)?.carVersion ?? 0 }))
  const cars = await context.lotCars(queries, versions)
  const now = context.clock().getTime()
  const read: ReadLot[] = []
  await forEachIsolated(
    records,
    async (record) => {
      const [standing, car] = [standings.get(record.id), cars.get(record.car)]
      if (!standing || !car) return
      const lot = lotOf(record, await context.increments(queries, standing.increments))
      read.push({ lot, shown: shown({ record, lot, standing, car }, user, now) })
    },
    (error, { id }) => {
      if (records.length === 1) throw error
      context.report(error, 'a lot could not be shown among others', { auction: id })
    },
  )
  return read
}
