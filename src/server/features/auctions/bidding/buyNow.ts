import { v7 } from 'uuid'
import { bidRefusal } from '../../../../domain/auction/eligibility.ts'
import { holdFor } from '../../../../domain/auction/hold.ts'
import { closedReason } from '../../../../domain/auction/lifecycle.ts'
import { AppError } from '../../../../model/errors.ts'
import type { Subject } from '../../../../model/subject.ts'
import type { Transaction } from '../../../db/database.ts'
import { authorize, notFound } from '../../../records/access/denials.ts'
import { SYSTEM } from '../../../records/history/audit.ts'
import { recordWritten } from '../../../records/write/recordWritten.ts'
import { requireVerified } from '../../firms/trust.ts'
import { requirePipelinePlace } from '../../subscriptions/pipelinePlace.ts'
import { moneyOf } from '../amounts.ts'
import type { AuctionContext } from '../auctionContext.ts'
import { type LockedLot, lockLot, settle } from '../lifecycle/settle.ts'
import { isoOf } from '../lots.ts'
import { requireTerms } from '../terms/terms.ts'
import { readFacts } from './facts.sql.ts'
import { holdOf } from './holds.ts'

/** The price, and the buyer's firm, if this buyer can buy now. Throws `AppError` 409. */
async function priceFor(
  context: AuctionContext,
  trx: Transaction,
  { lot, sellerFirm, leaderFirm }: LockedLot,
  buyer: string,
  at: number,
): Promise<{ readonly price: bigint; readonly firm: string }> {
  const closed = closedReason(lot.status, lot.times, at)
  if (closed) throw new AppError(409, closed)
  const standing = (await readFacts(context.db, trx, { auctions: [], bidders: [buyer], keys: [] })).bidders.get(buyer)
  if (!standing) throw new AppError(403, 'forbidden')
  const refusal = bidRefusal({ bidder: buyer, sellerFirm, leader: lot.state.leader, leaderFirm, ...standing })
  if (refusal) throw new AppError(409, refusal)
  if (lot.buyNowPrice === null || lot.state.bidCount > 0) throw new AppError(409, 'buyNowGone')
  return { price: lot.buyNowPrice, firm: standing.firm }
}

/**
 * Buys at the fixed price, which ends the auction; possible only before the first bid (`PRODUCT.md A7`), with a free place in the plan's pipeline, as for a
 * bid. Holds and captures the deposit at once. Throws `AppError` 403, 404, 409. The audit trail names the buyer only at the bid, because others read the
 * auction's history (`PRODUCT.md A10`).
 */
export async function buyNow(context: AuctionContext, subject: Subject, id: string): Promise<void> {
  await authorize(context, context.bids, subject, 'list')
  await requireVerified(context, context.db.read, subject)
  await requireTerms(context.db.read, subject)
  await context.db.write(async (trx) => {
    const locked = await lockLot(context, trx, id)
    if (!locked) throw notFound()
    const { record, lot } = locked
    const now = context.clock().getTime()
    const { price, firm } = await priceFor(context, trx, locked, subject.id, now)
    await requirePipelinePlace(context, trx, firm, 1)
    await context.holds(trx).place(holdOf(lot, firm, holdFor(price)))
    const [amount, number] = [moneyOf(price), record.lastBid + 1]
    const bid = await context.repository.of('bids').insert(trx, {
      id: v7(),
      auction: id,
      bidder: subject.id,
      at: isoOf(now),
      number,
      currency: lot.currency,
      amount,
      maximum: amount,
      leaderAfter: subject.id,
      priceAfter: amount,
      status: 'leading',
    })
    await recordWritten(context, trx, { entity: context.bids, subject, action: 'buyNow', after: bid })
    const leading = { leader: subject.id, leaderMaximum: amount, leadingBid: bid.id, lastBid: number, bidCount: lot.state.bidCount + 1 }
    await settle(context, trx, locked, {
      subject: SYSTEM,
      action: 'buyNow',
      status: 'sold',
      changes: { ...leading, price: amount, endsAt: isoOf(Math.max(now, lot.times.startsAt + 1)) },
    })
  })
}
