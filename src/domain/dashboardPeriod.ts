/** Days that a figure is about. */
export const DAYS = 30

/** Parts of its trend. */
export const BUCKETS = 10

/** Counting stops at this limit. */
export const COUNTED = 10_000
