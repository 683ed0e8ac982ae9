/**
 * The record without its hidden fields: they are not required, not sent, not stored.
 * @param shown from `Validator.shown` of the same record; it contains every name that is not hidden, so that an unknown property stays and
 * is refused
 */
export const prune = <V>(record: Readonly<Record<string, V>>, shown: ReadonlySet<string>): Record<string, V> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => shown.has(name)))
