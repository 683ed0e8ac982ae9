const SIGNS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * Masked name of a bidder in the history (`PRODUCT.md A10`): `7K***Q2`. `digest`: at least four secret bytes derived from auction and bidder, so that a
 * bidder has one name within an auction, and different names in others.
 */
export function maskedBidder(digest: Uint8Array): string {
  const signs = Array.from(digest.subarray(0, 4), (byte) => SIGNS.charAt(byte % SIGNS.length)).join('')
  return `${signs.slice(0, 2)}***${signs.slice(2)}`
}
