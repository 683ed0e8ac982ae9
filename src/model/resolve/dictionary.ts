/** An object that holds these entries and inherits nothing, so that looking up `constructor` finds nothing. */
export const dictionary = <T>(entries: Iterable<readonly [string, T]>): Record<string, T> =>
  Object.assign(Object.create(null) as Record<string, T>, Object.fromEntries(entries))
