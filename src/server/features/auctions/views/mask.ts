import { createHmac } from 'node:crypto'
import { maskedBidder } from '../../../../domain/auction/maskedBidder.ts'

/** A bidder's name within one auction: see `maskedBidder`. */
export type Mask = (auction: string, bidder: string) => string

/** Masks that are remembered. */
const MOST_KNOWN = 20_000

/** Masks under the server's secret, so that nobody who knows a user's id can find it in a history. */
export function createMask(secret: string): Mask {
  const known = new Map<string, string>()
  return (auction, bidder) => {
    const key = `${auction} ${bidder}`
    const before = known.get(key)
    if (before !== undefined) return before
    if (known.size >= MOST_KNOWN) known.clear()
    const masked = maskedBidder(createHmac('sha256', secret).update(`bidder ${key}`).digest())
    known.set(key, masked)
    return masked
  }
}
