/** Maximum number of sort keys of a list. */
export const MAX_SORT_KEYS = 4
