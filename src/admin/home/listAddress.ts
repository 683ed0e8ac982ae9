/** Filter as in a list's address: field → value, or field → operator → value. */
export type ListFilter = Readonly<Record<string, unknown>>

/** Address of a list with this filter only; a filter that the user has set there is replaced. */
export const listAddress = (location: string, filter: ListFilter = {}): string =>
  `${location}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
