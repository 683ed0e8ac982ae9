import { createHmac } from 'node:crypto'
import { maskedBidder } from '../../../../domain/auction/maskedBidder.ts'

/** A bidder's name within one auction: see `maskedBidder`. */
export type Mask = (auction: string, bidder: string) => string

/** Maximum number of cached masks. */
const MAX_KNOWN = 20_000

/** Masks names with the server's secret, so that a known user id can't be found in a history. */
export function createMask(secret: string): Mask {
  const known = new Map<string, string>()
  return (auction, bidder) => {
    const key = `${auction} ${bidder}`
    const before = known.get(key)
    if (before !== undefined) return before
    if (known.size >= MAX_KNOWN) known.clear()
    const masked = maskedBidder(createHmac('sha256', secret).update(`bidder ${key}`).digest())
    known.set(key, masked)
    return masked
  }
}
