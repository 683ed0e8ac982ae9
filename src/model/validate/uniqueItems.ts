const member = (key: string, value: unknown): string => `${JSON.stringify(key)}:${canonicalJson(value)}`

/** JSON text that is the same for values that JSON Schema calls equal: members in the order of their names. */
const canonicalJson = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`
  return `{${Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => member(key, inner))
    .join()}}`
}

/**
 * Positions of the first duplicate: of the earlier item, and of the later one. Linear in the list, where ajv's own `uniqueItems` compares
 * every pair of objects.
 */
export const firstDuplicate = (items: readonly unknown[]): { readonly i: number; readonly j: number } | undefined => {
  const seen = new Map<unknown, number>()
  for (const [i, item] of items.entries()) {
    const key = typeof item === 'object' && item !== null ? canonicalJson(item) : item
    const kept = typeof item === 'string' ? `"${item}` : key
    const j = seen.get(kept)
    if (j !== undefined) return { i, j }
    seen.set(kept, i)
  }
  return undefined
}
