import { parseQuantity, QUANTITY_SCALE, quantityText } from '../quantities.ts'

/** Serial numbers, separated by spaces, commas or semicolons: `'A1, A2'` → `['A1', 'A2']` */
export const serialsIn = (text: string | null): readonly string[] => (text ?? '').split(/[\s,;]/u).filter((serial) => serial !== '')

const WHOLE = 10n ** BigInt(2 * QUANTITY_SCALE)

/** Quantity of so many pieces in a unit of `pieces` pieces each, as decimal text; undefined if it is none that can be written, or nothing. */
export const quantityOfPieces = (count: number, pieces: string): string | undefined => {
  const each = parseQuantity(pieces)
  const scaled = BigInt(count) * WHOLE
  return count > 0 && each > 0n && scaled % each === 0n ? quantityText(scaled / each) : undefined
}
