/** Minimum hold in minor units. */
const MIN = 400_00n

/** Amount that a bid holds in the wallet, in minor units: max(400, 10 % of the maximum, rounded half up) (`PRODUCT.md A9`). */
export const holdFor = (maximum: bigint): bigint => {
  const tenth = (maximum + 5n) / 10n
  return tenth > MIN ? tenth : MIN
}
