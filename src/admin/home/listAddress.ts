/** Filter as lists hold it in their address: field → value, or field → operator → value. */
export type ListFilter = Readonly<Record<string, unknown>>

/** A list with a filter and nothing else, whatever its user left there last. */
export const listAddress = (location: string, filter: ListFilter = {}): string =>
  `${location}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
