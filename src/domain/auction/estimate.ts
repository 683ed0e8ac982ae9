/** Fewer results than this give no estimate. */
export const MIN_RESULTS = 3

/** Model years before and after the car's whose results count. */
export const YEARS_AROUND = 1

/** Days back in which results count. */
export const RECENT_DAYS = 365

/** The middle of the two middle prices in minor units, rounded half up; they are the same for an odd number of prices. */
export const midpoint = (low: bigint, high: bigint): bigint => (low + high + 1n) / 2n
