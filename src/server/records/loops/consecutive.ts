/** Items that follow each other and have the same key. */
export interface Consecutive<T, K> {
  readonly key: K
  readonly items: readonly T[]
}

/** The items in their order, in groups of consecutive ones with the same key. */
export function consecutive<T, K>(items: readonly T[], keyOf: (item: T) => K): Consecutive<T, K>[] {
  const groups: { readonly key: K; readonly items: T[] }[] = []
  for (const item of items) {
    const key = keyOf(item)
    const last = groups.at(-1)
    if (last && last.key === key) last.items.push(item)
    else groups.push({ key, items: [item] })
  }
  return groups
}
