import { parseDecimal, stringifyDecimal } from '../model/values/decimal.ts'

/** Decimal places of quantities in slips. */
export const QUANTITY_SCALE = 4

/** `'1.5'` → `15000n`; null and undefined → `0n`. Throws `DecimalError`. */
export const parseQuantity = (text: string | null | undefined): bigint => parseDecimal(text ?? '0', QUANTITY_SCALE)

/** `15000n` → `'1.5000'` */
export const quantityText = (scaled: bigint): string => stringifyDecimal(scaled, QUANTITY_SCALE)

export const smallerOf = (one: bigint, other: bigint): bigint => (one < other ? one : other)

export const notNegative = (value: bigint): bigint => (value < 0n ? 0n : value)
