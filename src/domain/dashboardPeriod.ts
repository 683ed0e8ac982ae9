/** Days that a figure is about. */
export const DAYS = 30

/** Parts of its trend. */
export const BUCKETS = 10

/** More than so many are not counted. */
export const COUNTED = 10_000
