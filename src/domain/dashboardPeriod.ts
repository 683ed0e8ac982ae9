/** Period of a figure in days. */
export const DAYS = 30

/** Number of points of its trend. */
export const BUCKETS = 10

/** Counting stops at this limit. */
export const COUNTED = 10_000
