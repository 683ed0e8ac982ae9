import { exactDecimal, isDecimalText, stringifyDecimal } from '../../../model/values/decimal.ts'
import type { Cell } from '../result.ts'

const MAX_PLACES = 18

/** A number of a result as decimal text; null for other values. Floats of a query (`avg`) keep as many places as fit. */
export const decimalOf = (cell: Cell | undefined): string | null => {
  if (typeof cell === 'string') return isDecimalText(cell) ? cell : null
  if (typeof cell !== 'number') return null
  const text = String(cell)
  if (isDecimalText(text)) return text
  const plain = cell.toFixed(6)
  return isDecimalText(plain) ? plain : null
}

/** The exact sum of decimal texts, with the largest number of places; null if there is no number. */
export function exactSum(texts: readonly (string | null)[]): string | null {
  const numbers = texts.flatMap((text) => (text === null ? [] : [exactDecimal(text)]))
  if (numbers.length === 0) return null
  const places = Math.min(MAX_PLACES, Math.max(...numbers.map((number) => number.places)))
  const sum = numbers.reduce((total, number) => total + number.scaled * 10n ** BigInt(places - number.places), 0n)
  return stringifyDecimal(sum, places)
}
