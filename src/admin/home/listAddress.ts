/** Filter as lists hold it in their address: field → value, or field → operator → value. */
export type ListFilter = Readonly<Record<string, unknown>>

/** A list with this filter only, whatever filter its user has left there. */
export const listAddress = (location: string, filter: ListFilter = {}): string =>
  `${location}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
