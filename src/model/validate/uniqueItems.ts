import { jsonText } from '../evaluate/jsonText.ts'

/**
 * Positions of the first duplicate: of the earlier item, and of the later one. Linear in the list, where ajv's own `uniqueItems` compares
 * every pair of objects.
 */
export const firstDuplicate = (items: readonly unknown[]): { readonly i: number; readonly j: number } | undefined => {
  const seen = new Map<string, number>()
  for (const [i, item] of items.entries()) {
    const text = jsonText(item)
    const j = seen.get(text)
    if (j !== undefined) return { i, j }
    seen.set(text, i)
  }
  return undefined
}
