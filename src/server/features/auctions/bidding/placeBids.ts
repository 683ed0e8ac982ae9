import { AppError } from '../../../../model/errors.ts'
import type { Subject } from '../../../../model/subject.ts'
import type { Transaction } from '../../../db/database.ts'
import { HoldBatch } from '../../wallets/holdBatch.ts'
import type { AuctionContext } from '../auctionContext.ts'
import { BidBatch } from './bidBatch.ts'
import { referenceOf } from './holds.ts'
import { openLots } from './openLots.ts'
import { pipelinesOf } from './pipeline.sql.ts'
import { writeBids } from './writeBids.ts'

/** A bid request. */
export interface BidRequest {
  readonly auction: string
  readonly subject: Subject
  /** Minor units. */
  readonly maximum: bigint
  /** A second request of the same bidder with the same key is a repetition (`PRODUCT.md W3`). */
  readonly key?: string | undefined
}

/** The accepted bid, from this or an earlier request, or the refusal. */
export type BidAnswer = { readonly bid: string } | { readonly refused: AppError }

/**
 * Places bids in sequence in one transaction, with the same results as one transaction each. Locks the auctions, then the wallets. A refused
 * bid has no effects.
 */
export async function placeBids(context: AuctionContext, trx: Transaction, requests: readonly BidRequest[]): Promise<BidAnswer[]> {
  const { lots, facts } = await openLots(context, trx, requests)
  const expected = [...lots.values()].flatMap(({ lot: { id }, leadingBid, leaderFirm }) =>
    leaderFirm === null ? [] : [{ id: leadingBid ?? '', firm: leaderFirm, reference: referenceOf(id) }],
  )
  const firms = new Set([...facts.bidders.values().map(({ firm }) => firm), ...expected.map(({ firm }) => firm)])
  const holds = await HoldBatch.open({ ...context, trx }, [...firms], expected)
  const limited = [...facts.bidders.values()].filter(({ pipelineLimit }) => pipelineLimit !== null).map(({ firm }) => firm)
  const batch = new BidBatch(context, holds, lots, { ...facts, pipelines: await pipelinesOf(trx, [...new Set(limited)].sort()) })
  const answers: BidAnswer[] = []
  for (const request of requests) {
    try {
      answers.push({ bid: batch.take(request) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      answers.push({ refused: error })
    }
  }
  await writeBids(
    context,
    trx,
    lots.values().filter(({ bids }) => bids.length > 0),
  )
  await holds.write()
  return answers
}
