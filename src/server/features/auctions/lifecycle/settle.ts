import type { LotStatus } from '../../../../domain/auction/room.ts'
import { carFigures, inOneCurrency } from '../../../../domain/cars/carFigures.ts'
import type { DraftMap, EntityMap } from '../../../../model/entityMap.ts'
import type { Subject } from '../../../../model/subject.ts'
import type { Transaction } from '../../../db/database.ts'
import { SYSTEM } from '../../../records/history/audit.ts'
import { ruleContext } from '../../../records/ruleContext.ts'
import { recordWritten } from '../../../records/write/recordWritten.ts'
import { salesOfCar } from '../../cars/carSales.ts'
import { openDeal } from '../../deals/openDeal.ts'
import { firmDay } from '../../firms/firmDay.ts'
import { firmOfUser } from '../../firms/firmOfUser.sql.ts'
import { centsOrNull } from '../amounts.ts'
import type { AuctionContext } from '../auctionContext.ts'
import { readFacts } from '../bidding/facts.sql.ts'
import { holdOf } from '../bidding/holds.ts'
import type { NewOwn } from '../bidding/openLots.ts'
import { biddersOf, settleBids } from '../bids.sql.ts'
import { type Lot, lotOf } from '../lots.ts'
import { notifySettled } from '../notices.ts'
import { publishLot } from '../views/publishLot.ts'

type Auction = EntityMap['auctions']
type Changes = DraftMap['auctions']

/** A locked auction. */
export interface LockedLot {
  readonly record: Auction
  readonly lot: Lot
  readonly seller: string | null
  readonly sellerFirm: string
  /** Firm of the leader. */
  readonly leaderFirm: string | null
}

/** Locks an auction and reads the facts about it; undefined if it does not exist. */
export async function lockLot(
  { db, repository, increments }: AuctionContext,
  trx: Transaction,
  id: string,
): Promise<LockedLot | undefined> {
  const [record] = await repository.of('auctions').getLocked(trx, [id])
  if (!record) return undefined
  const about = (await readFacts(db, trx, { auctions: [id], bidders: [], keys: [] })).lots.get(id)
  return {
    record,
    lot: lotOf(record, await increments(trx, about?.increments)),
    seller: about?.seller ?? null,
    sellerFirm: about?.sellerFirm ?? '',
    leaderFirm: about?.leaderFirm ?? null,
  }
}

const figuresOf = async (context: AuctionContext, trx: Transaction, car: EntityMap['cars']) =>
  carFigures(car.costs, inOneCurrency(await salesOfCar({ ...context, trx }, car)))

/** Marks the car as sold, or as in stock again. */
async function settleCar(context: AuctionContext, trx: Transaction, subject: Subject, id: string, sold: boolean): Promise<void> {
  const cars = context.repository.of('cars')
  const [before] = await cars.getLocked(trx, [id])
  const status = sold ? 'sold' : 'inStock'
  if (!before || before.status === status || (!sold && before.status !== 'onOffer')) return
  const changes: DraftMap['cars'] = sold
    ? {
        status,
        saleDate: await firmDay({ ...context, records: context, trx }, before.firm ?? ''),
        ...(await figuresOf(context, trx, before)),
      }
    : { status }
  const after = await cars.update(trx, before, changes)
  await recordWritten(context, trx, { entity: cars.entity, subject, action: 'edit', before, after })
}

export interface Step {
  readonly subject: Subject
  /** Action in the audit trail. */
  readonly action: string
  readonly status: LotStatus
  /** Further fields of the auction. */
  readonly changes?: Changes
}

/** Clears the recorded failures after a success. */
const atRest = ({ problem }: Auction): Changes => (problem === null ? {} : { problem: null, attempts: null, nextAttempt: null })

/** Moves a locked auction to another status and publishes it; the consequences are in `settle`. */
export async function changeStatus(
  context: AuctionContext,
  trx: Transaction,
  { record, lot }: LockedLot,
  step: Step,
  owns: ReadonlyMap<string, NewOwn> = new Map(),
): Promise<Auction> {
  const { repository, auctions } = context
  const after = await repository.update(trx, auctions, record, { ...step.changes, ...atRest(record), status: step.status })
  const seq = await recordWritten(context, trx, { entity: auctions, subject: step.subject, action: step.action, before: record, after })
  await publishLot(context, trx, { seq, record: after, lot, owns, seen: true })
  return after
}

/**
 * Decides an auction (`PRODUCT.md A6`, `A9`): sold to its leader, capturing the hold, or unsold, releasing it. Locks the auction first,
 * then the wallet.
 */
export async function settle(
  context: AuctionContext,
  trx: Transaction,
  locked: LockedLot,
  step: Step & { readonly status: 'sold' | 'unsold' },
): Promise<void> {
  const { record, lot } = locked
  const leader = leaderOf(lot, step.changes)
  const sold = step.status === 'sold'
  const winner = sold ? leader : null
  const bidders = await biddersOf(trx, lot.id)
  const owns = new Map(
    bidders.map(({ bidder, maximum }): [string, NewOwn] => [bidder, { state: bidder === winner ? 'won' : 'lost', maximum }]),
  )
  const won = step.changes?.leadingBid ?? record.leadingBid
  const after = await changeStatus(context, trx, locked, { ...step, changes: { ...step.changes, winner } }, owns)
  await settleBids(context, trx, lot.id, sold ? won : null)
  await settleCar(context, trx, step.subject, record.car, sold)
  const deal = leader === null ? undefined : await settleHold(context, trx, locked, { after, leader, changes: step.changes })
  const losers = bidders.map(({ bidder }) => bidder).filter((bidder) => bidder !== winner)
  await notifySettled({ trx, records: context }, { auction: after, seller: locked.seller, winner, losers, deal })
}

interface Decided {
  readonly after: Auction
  readonly leader: string
  readonly changes: Changes | undefined
}

/** Captures the leader's hold and opens the deal of a sale, or releases it. Returns the deal's id. */
async function settleHold(
  context: AuctionContext,
  trx: Transaction,
  { lot, sellerFirm }: LockedLot,
  { after, leader, changes }: Decided,
): Promise<string | undefined> {
  const holds = context.holds(trx)
  const firm = await firmOfUser(trx, leader)
  if (after.status !== 'sold') return void (await holds.release(holdOf(lot, firm, 0n)))
  const price = priceOf(lot, changes)
  // At most what is owed is captured (`PRODUCT.md A13`); the buyer's fee and VAT are part of it.
  const capture = (owed: bigint) => holds.capture(holdOf(lot, firm, owed))
  await holds.requireOpen(holdOf(lot, firm, price))
  // Without its car there is nothing to buy and sell.
  if (sellerFirm === '') return void (await capture(price))
  const deal = await openDeal(
    ruleContext(context, { trx, subject: SYSTEM, alsoWritten: [] }, 'deals'),
    { auction: after, buyer: { id: leader, firm }, sellerFirm, price },
    capture,
  )
  return deal.id
}

const priceOf = ({ state }: Lot, changes: Changes | undefined): bigint => centsOrNull(changes?.price) ?? state.price ?? 0n

/** The leader of the bids, unless the change itself sets one: a buyer who buys now. */
const leaderOf = ({ state }: Lot, changes: Changes | undefined): string | null =>
  changes?.leader && centsOrNull(changes.leaderMaximum) !== null ? changes.leader : state.leader
