import type { AuctionContext } from '../auctionContext.ts'
import { type BidAnswer, type BidRequest, placeBids } from './placeBids.ts'

/** Maximum number of bids per transaction, so that the first does not wait for all. */
const MAX = 64

interface QueuedBid {
  readonly request: BidRequest
  readonly done: (answer: BidAnswer) => void
  readonly failed: (error: unknown) => void
}

/** Submits a bid and answers once its outcome is durable. */
export type BidQueue = (request: BidRequest) => Promise<BidAnswer>

/**
 * Bids that arrive while others are being written wait and share the next transaction: one lock, one commit and one event per lot, on every
 * engine. They are decided in the order of arrival.
 */
export function createBidQueue(context: AuctionContext): BidQueue {
  const waiting: QueuedBid[] = []
  let running = false

  const take = (batch: readonly QueuedBid[]) => {
    const requests = batch.map(({ request }) => request)
    return context.db.write((trx) => placeBids(context, trx, requests))
  }

  /** Halves a failing batch, in order, until the bid that causes the failure is alone; so the other bids need few more transactions. */
  async function serve(batch: readonly QueuedBid[]): Promise<void> {
    try {
      const answers = await take(batch)
      for (const [index, answer] of answers.entries()) batch[index]?.done(answer)
    } catch (error) {
      if (batch.length === 1) return batch[0]?.failed(error)
      const half = Math.ceil(batch.length / 2)
      await serve(batch.slice(0, half))
      await serve(batch.slice(half))
    }
  }

  async function run(): Promise<void> {
    await new Promise((next) => setImmediate(next))
    while (waiting.length > 0) await serve(waiting.splice(0, MAX))
    running = false
  }

  return (request) =>
    new Promise((done, failed) => {
      waiting.push({ request, done, failed })
      if (running) return
      running = true
      void run()
    })
}
