/** A tenth of the maximum, and no less than this, in minor units. */
const LEAST = 400_00n

/** What a bid's maximum holds of the wallet, in minor units, a half rounded up: max(400, 10 %) (`PRODUCT.md A9`). */
export const holdFor = (maximum: bigint): bigint => {
  const tenth = (maximum + 5n) / 10n
  return tenth > LEAST ? tenth : LEAST
}
