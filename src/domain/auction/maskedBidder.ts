const SIGNS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * What a history calls a bidder (`PRODUCT.md A10`): `7K***Q2`. `digest` is secret bytes of auction and bidder, four at least, so that the same
 * bidder is called the same within one auction, and otherwise in every other.
 */
export function maskedBidder(digest: Uint8Array): string {
  const signs = Array.from(digest.subarray(0, 4), (byte) => SIGNS.charAt(byte % SIGNS.length)).join('')
  return `${signs.slice(0, 2)}***${signs.slice(2)}`
}
