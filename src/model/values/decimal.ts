/** Exact decimals (`PRODUCT.md E1`): text in the API, scaled 64-bit integers in the database, BigInt in between, never binary floats. */

/** Maximum digits, before and after the point together, that always fit a signed 64-bit integer. */
export const MAX_DIGITS = 18

const SHAPE = /^(-?)([0-9]+)(?:\.([0-9]+))?$/

/** A `RangeError` for text that is no decimal (`shape`), has more places than its scale (`places`) or more than 18 digits (`digits`). */
export class DecimalError extends RangeError {
  readonly code: 'shape' | 'places' | 'digits'

  constructor(code: 'shape' | 'places' | 'digits', text: string) {
    super(`${code}: ${text.slice(0, 40)}`)
    this.code = code
  }
}

interface Parts {
  readonly sign: string
  readonly integer: string
  readonly fraction: string
}

const partsIn = (text: string): Parts | undefined => {
  const match = SHAPE.exec(text)
  return match ? { sign: match[1] ?? '', integer: match[2] ?? '', fraction: match[3] ?? '' } : undefined
}

const partsOf = (text: string): Parts => {
  const parts = partsIn(text)
  if (!parts) throw new DecimalError('shape', text)
  return parts
}

/** The scaled value, or why there is none. */
const scaledIn = (text: string, scale: number): bigint | DecimalError['code'] => {
  const parts = partsIn(text)
  if (!parts) return 'shape'
  if (parts.fraction.length > scale) return 'places'
  const digits = (parts.integer + parts.fraction.padEnd(scale, '0')).replace(/^0+(?=[0-9])/, '')
  return digits.length > MAX_DIGITS ? 'digits' : BigInt(parts.sign + digits)
}

/**
 * `'1234.5'` at scale 2 → `123450n`. Takes an optional minus, digits, and a point with at least one digit; no plus, exponent, separators or blanks.
 * Further places are refused even when they are zeros, for `10.000` may mean ten thousand. Throws `DecimalError`.
 */
export const parseDecimal = (text: string, scale: number): bigint => {
  const scaled = scaledIn(text, scale)
  if (typeof scaled !== 'bigint') throw new DecimalError(scaled, text)
  return scaled
}

/** `-5n` at scale 2 → `'-0.05'`: always `scale` places, no point at scale 0, never `-0`. */
export const stringifyDecimal = (scaled: bigint, scale: number): string => {
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(scale + 1, '0')
  const sign = scaled < 0n ? '-' : ''
  if (scale === 0) return sign + digits
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** `'7'` at scale 2 → `'7.00'`. Throws `DecimalError`. */
export const canonicalDecimal = (text: string, scale: number): string => stringifyDecimal(parseDecimal(text, scale), scale)

/** Whether `parseDecimal` accepts it. */
export const isDecimal = (text: string, scale: number): boolean => typeof scaledIn(text, scale) === 'bigint'

/** Whether the text is a decimal of any scale with at most 18 digits, leading zeros not counted: what can be stored. */
export const isDecimalText = (text: string): boolean => {
  const fraction = SHAPE.exec(text)?.[3] ?? ''
  return isDecimal(text, fraction.length)
}

/** `'1234.5'` → `{ scaled: 12345n, places: 1 }`: the exact value with its own number of places. Throws `DecimalError`. */
export const exactDecimal = (text: string): { readonly scaled: bigint; readonly places: number } => {
  const places = partsOf(text).fraction.length
  return { scaled: parseDecimal(text, places), places }
}

/** Compares by value, with any number of digits, because sums of stored decimals have more than those: negative, 0 or positive. Throws `DecimalError` for other text. */
export const compareDecimal = (a: string, b: string): number => {
  const [left, right] = [partsOf(a), partsOf(b)]
  const places = Math.max(left.fraction.length, right.fraction.length)
  const scaled = ({ sign, integer, fraction }: Parts): bigint => BigInt(`${sign}${integer}${fraction.padEnd(places, '0')}`)
  const difference = scaled(left) - scaled(right)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

/** `numerator / denominator` to the nearest integer; a half goes away from zero, so that a refund rounds as its sale did. Throws `RangeError` on division by zero. */
export const roundHalfUp = (numerator: bigint, denominator: bigint): bigint => {
  const [n, d] = denominator < 0n ? [-numerator, -denominator] : [numerator, denominator]
  const magnitude = ((n < 0n ? -n : n) * 2n + d) / (d * 2n)
  return n < 0n ? -magnitude : magnitude
}
