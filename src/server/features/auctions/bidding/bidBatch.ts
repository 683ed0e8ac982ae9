import { v7 } from 'uuid'
import { type BidDecision, type BidOutcome, placeBid } from '../../../../domain/auction/bidding.ts'
import { bidRefusal } from '../../../../domain/auction/eligibility.ts'
import { holdFor } from '../../../../domain/auction/hold.ts'
import { closedReason } from '../../../../domain/auction/lifecycle.ts'
import { AppError } from '../../../../model/errors.ts'
import { notFound } from '../../../records/access/denials.ts'
import type { HoldBatch } from '../../wallets/holdBatch.ts'
import { moneyOf, moneyOrNull } from '../amounts.ts'
import type { AuctionContext } from '../auctionContext.ts'
import { isoOf } from '../lots.ts'
import { bidKey, type Facts, type PlannedBidder } from './facts.sql.ts'
import { holdOf } from './holds.ts'
import type { OpenLot } from './openLots.ts'
import type { BidRequest } from './placeBids.ts'

type Accepted = Exclude<BidDecision, { readonly refused: unknown }>

function refusalOf({ refused }: Extract<BidDecision, { readonly refused: unknown }>): AppError {
  if (refused.code === 'bidTooLow') return new AppError(409, 'bidTooLow', { params: { minimum: moneyOf(refused.minimum) } })
  return new AppError(409, 'maximumLowered', { params: { maximum: moneyOf(refused.maximum) } })
}

/** Decides bids on locked auctions in sequence, together with their holds. The results are written afterwards. */
export class BidBatch {
  readonly #context: AuctionContext
  readonly #holds: HoldBatch
  readonly #lots: ReadonlyMap<string, OpenLot>
  readonly #facts: Facts
  /** Leading bids and undelivered wins by firm with a limit, as the batch changes them. */
  readonly #pipelines: Map<string, number>
  /** Bids accepted in this batch, by key. */
  readonly #taken = new Map<string, BidRequest & { readonly id: string }>()

  constructor(
    context: AuctionContext,
    holds: HoldBatch,
    lots: ReadonlyMap<string, OpenLot>,
    facts: Facts & { readonly pipelines: Map<string, number> },
  ) {
    this.#context = context
    this.#holds = holds
    this.#lots = lots
    this.#facts = facts
    this.#pipelines = facts.pipelines
  }

  /** Accepts a bid and returns its id. Throws `AppError` if the bid is refused. */
  take(request: BidRequest): string {
    const repeated = this.#findRepeated(request)
    if (repeated !== undefined) return repeated
    const open = this.#lots.get(request.auction)
    if (!open) throw notFound()
    const at = this.#context.clock().getTime()
    const { firm } = this.#refuse(open, request, at)
    const decision = placeBid(open.lot.terms, open.state, { bidder: request.subject.id, maximum: request.maximum, at })
    if ('refused' in decision) throw refusalOf(decision)
    const id = v7()
    this.#hold(open, request, decision.outcome, { id, firm })
    this.#note(open, request, decision, { id, at })
    if (decision.outcome !== 'outbid') this.#lead(open, firm)
    if (request.key !== undefined) this.#taken.set(bidKey(request.subject.id, request.key), { ...request, id })
    return id
  }

  /** The bid of an earlier request with the same key. Throws 409 `idempotencyConflict` if that request was a different bid. */
  #findRepeated({ auction, subject, maximum, key }: BidRequest): string | undefined {
    if (key === undefined) return undefined
    const name = bidKey(subject.id, key)
    const before = this.#taken.get(name) ?? this.#facts.taken.get(name)
    if (!before) return undefined
    if (before.auction !== auction || before.maximum !== maximum) throw new AppError(409, 'idempotencyConflict')
    return before.id
  }

  #refuse({ lot, sellerFirm, leaderFirm, state }: OpenLot, { subject }: BidRequest, at: number): PlannedBidder {
    const closed = closedReason(lot.status, { ...lot.times, endsAt: state.endsAt }, at)
    if (closed) throw new AppError(409, closed)
    const bidder = this.#facts.bidders.get(subject.id)
    if (!bidder) throw new AppError(403, 'forbidden')
    const refusal = bidRefusal({ bidder: subject.id, sellerFirm, leader: state.leader, leaderFirm, ...bidder })
    if (refusal) throw new AppError(409, refusal)
    if (leaderFirm !== bidder.firm) this.#requirePlace(bidder)
    return bidder
  }

  /** Throws 409 `pipelineFull`: the limit is hard (`PRODUCT.md P3`). */
  #requirePlace({ firm, pipelineLimit }: PlannedBidder): void {
    const used = this.#pipelines.get(firm) ?? 0
    if (pipelineLimit !== null && used >= pipelineLimit)
      throw new AppError(409, 'pipelineFull', { params: { limit: String(pipelineLimit) } })
  }

  #lead(open: OpenLot, firm: string): void {
    if (open.leaderFirm === firm) return
    this.#count(open.leaderFirm, -1)
    this.#count(firm, 1)
    open.leaderFirm = firm
  }

  #count(firm: string | null, change: number): void {
    if (firm !== null) this.#pipelines.set(firm, (this.#pipelines.get(firm) ?? 0) + change)
  }

  /** Places the hold of a bid, which is needed even if the bid is outbid at once; then only the leader's hold remains (`PRODUCT.md A9`). */
  #hold(
    { lot, leaderFirm }: OpenLot,
    { maximum }: BidRequest,
    outcome: BidOutcome,
    { id, firm }: { readonly id: string; readonly firm: string },
  ): void {
    const { currency, amount, reference } = holdOf(lot, firm, holdFor(maximum))
    this.#holds.place({ id, firm, currency, amount, reference, reason: 'bid' })
    if (outcome === 'outbid') this.#holds.release({ firm, reference })
    if (outcome === 'led' && leaderFirm !== null) this.#holds.release({ firm: leaderFirm, reference })
  }

  #note(
    open: OpenLot,
    { subject, maximum, key }: BidRequest,
    { outcome, next, shown }: Accepted,
    { id, at }: { readonly id: string; readonly at: number },
  ): void {
    const { state } = open
    const former = open.bids.find((bid) => bid.record.id === open.leadingBid)
    if (former && outcome !== 'outbid') former.status = outcome === 'raised' ? 'replaced' : 'outbid'
    if (outcome === 'led' && state.leader !== null) open.owns.set(state.leader, { state: 'outbid', maximum: state.leaderMaximum ?? 0n })
    open.owns.set(subject.id, { state: outcome === 'outbid' ? 'outbid' : 'leading', maximum })
    open.lastBid += 1
    const record = {
      id,
      auction: open.lot.id,
      bidder: subject.id,
      at: isoOf(at),
      number: open.lastBid,
      currency: open.lot.currency,
      amount: moneyOf(shown),
      maximum: moneyOf(maximum),
      leaderAfter: next.leader,
      priceAfter: moneyOrNull(next.price),
      idempotencyKey: key ?? null,
    }
    open.bids.push({ subject, record, status: outcome === 'outbid' ? 'outbid' : 'leading' })
    if (outcome !== 'outbid') open.leadingBid = id
    open.seen ||= outcome !== 'raised' || next.price !== state.price
    open.state = next
  }
}
