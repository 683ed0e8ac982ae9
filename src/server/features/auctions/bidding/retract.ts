import type { Bid } from '../../../../domain/auction/bidding.ts'
import { holdFor } from '../../../../domain/auction/hold.ts'
import { isUndecided, statusAtEnd } from '../../../../domain/auction/lifecycle.ts'
import { type Replay, replay } from '../../../../domain/auction/replay.ts'
import type { DraftMap, EntityMap } from '../../../../model/entityMap.ts'
import { AppError } from '../../../../model/errors.ts'
import type { Subject } from '../../../../model/subject.ts'
import type { Transaction } from '../../../db/database.ts'
import { notFound } from '../../../records/access/denials.ts'
import type { Values } from '../../../records/values.ts'
import { recordWritten } from '../../../records/write/recordWritten.ts'
import { firmOfUser } from '../../firms/firmOfUser.sql.ts'
import { centsOrNull, moneyOf, moneyOrNull } from '../amounts.ts'
import type { AuctionContext } from '../auctionContext.ts'
import { countingBids } from '../bids.sql.ts'
import { changeStatus, type LockedLot, lockLot, settle } from '../lifecycle/settle.ts'
import { stateFields } from '../lots.ts'
import { holdOf } from './holds.ts'
import type { NewOwn } from './openLots.ts'

/** A past bid, to be replayed. */
interface PastBid extends Bid {
  readonly record: EntityMap['bids']
}

async function bidsOf({ repository }: AuctionContext, trx: Transaction, auction: string): Promise<PastBid[]> {
  const records = await repository.of('bids').getMany(trx, await countingBids(trx, auction))
  return records.map((record) => {
    const { bidder, maximum, at } = record
    return { record, bidder, maximum: centsOrNull(maximum) ?? 0n, at: Date.parse(at) }
  })
}

/** Writes the new status of each bid and which one leads. */
async function rewrite(
  context: AuctionContext,
  trx: Transaction,
  subject: Subject,
  { bids, state }: Replay<PastBid>,
): Promise<string | null> {
  let leading: string | null = null
  for (const { bid, decision: verdict } of bids)
    if (verdict && verdict.outcome !== 'outbid' && bid.bidder === state.leader) leading = bid.record.id
  for (const { bid, decision: verdict } of bids) {
    const { record } = bid
    const status = record.id === leading ? 'leading' : record.status === 'replaced' ? 'replaced' : 'outbid'
    const shown: DraftMap['bids'] = verdict
      ? { status, amount: moneyOf(verdict.shown), leaderAfter: verdict.next.leader, priceAfter: moneyOrNull(verdict.next.price) }
      : { status: 'retracted', reason: 'A retracted bid was its reason' }
    const before: Values = record
    if (Object.entries(shown).every(([name, value]) => before[name] === value)) continue
    const after = await context.repository.of('bids').update(trx, record, shown)
    await recordWritten(context, trx, { entity: context.bids, subject, action: 'recompute', before: record, after })
  }
  return leading
}

/** Replays the bids and holds the new leader's bid. Skips bidders whose wallets no longer cover their bid. */
async function replayWithFunds(
  context: AuctionContext,
  trx: Transaction,
  { lot }: LockedLot,
  bids: readonly PastBid[],
): Promise<{ readonly result: Replay<PastBid>; readonly passedOver: ReadonlySet<string> }> {
  const passedOver = new Set<string>()
  for (;;) {
    const counting = bids.filter(({ bidder }) => !passedOver.has(bidder))
    const result = replay(lot.terms, counting, lot.state.endsAt)
    const { leader, leaderMaximum } = result.state
    if (leader === null) return { result, passedOver }
    try {
      await context.holds(trx).place(holdOf(lot, await firmOfUser(trx, leader), holdFor(leaderMaximum ?? 0n)))
      return { result, passedOver }
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'insufficientFunds') throw error
      passedOver.add(leader)
    }
  }
}

async function markRetracted(
  context: AuctionContext,
  trx: Transaction,
  subject: Subject,
  record: EntityMap['bids'],
  reason: string,
): Promise<void> {
  const after = await context.repository.of('bids').update(trx, record, { status: 'retracted', reason })
  await recordWritten(context, trx, { entity: context.bids, subject, action: 'retract', before: record, after })
}

/** New standings of everyone affected. */
function ownsOf({ lot }: LockedLot, { state, bids }: Replay<PastBid>): ReadonlyMap<string, NewOwn> {
  const owns = new Map<string, NewOwn>()
  for (const { bid } of bids) owns.set(bid.bidder, { state: bid.bidder === state.leader ? 'leading' : 'outbid', maximum: bid.maximum })
  if (lot.state.leader !== null && !owns.has(lot.state.leader)) owns.set(lot.state.leader, { state: 'none', maximum: 0n })
  return owns
}

/** Releases the hold of the former leader, unless a colleague with the same wallet leads now. */
async function releaseFormer(
  context: AuctionContext,
  trx: Transaction,
  { lot, leaderFirm }: LockedLot,
  leader: string | null,
): Promise<void> {
  if (leaderFirm === null || lot.state.leader === leader) return
  if (leader !== null && (await firmOfUser(trx, leader)) === leaderFirm) return
  await context.holds(trx).release(holdOf(lot, leaderFirm, 0n))
}

async function recompute(
  context: AuctionContext,
  trx: Transaction,
  subject: Subject,
  locked: LockedLot,
  bids: readonly PastBid[],
): Promise<void> {
  const { lot } = locked
  const { result, passedOver } = await replayWithFunds(context, trx, locked, bids)
  const { state } = result
  await releaseFormer(context, trx, locked, state.leader)
  for (const { record, bidder } of bids)
    if (passedOver.has(bidder)) await markRetracted(context, trx, subject, record, 'The wallet no longer covered it')
  const leadingBid = await rewrite(context, trx, subject, result)
  const changes = { ...stateFields(state), leadingBid }
  const status = isUndecided(lot.status) ? statusAtEnd({ ...lot.outcome, price: state.price }) : lot.status
  if (status === 'unsold')
    await settle(context, trx, { ...locked, lot: { ...lot, state } }, { subject, action: 'retract', status, changes })
  else await changeStatus(context, trx, locked, { subject, action: 'retract', status, changes }, ownsOf(locked, result))
}

/** Bids can be retracted until the auction is decided, also while it can't be settled: a retraction may solve that (`PRODUCT.md A13`). */
function isOpen({ record, lot }: LockedLot, now: number): boolean {
  const running = lot.status === 'live' && (now < lot.times.endsAt || record.problem !== null)
  return running || isUndecided(lot.status)
}

/**
 * Retracts a bid, for Admins, with a reason. Leader and price follow from the other bids (`PRODUCT.md A8`); the end does not change. Throws `AppError` 403,
 * 404, 409 `auctionEnded` once the auction is decided, 409 `bidRetracted`, 422.
 */
export async function retractBid(context: AuctionContext, subject: Subject, id: string, reason: string): Promise<void> {
  const { repository, db, clock } = context
  await db.write(async (trx) => {
    const found = await repository.of('bids').get(trx, id)
    const locked = found && (await lockLot(context, trx, found.auction))
    if (!locked) throw notFound()
    const { lot } = locked
    if (!isOpen(locked, clock().getTime())) throw new AppError(409, 'auctionEnded')
    const bids = await bidsOf(context, trx, lot.id)
    const bid = bids.find(({ record }) => record.id === id)
    if (!bid) throw new AppError(409, 'bidRetracted')
    await markRetracted(context, trx, subject, bid.record, reason)
    await recompute(
      context,
      trx,
      subject,
      locked,
      bids.filter((one) => one !== bid),
    )
  })
}
