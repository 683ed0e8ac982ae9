import { parseDecimal, stringifyDecimal } from '../../../model/values/decimal.ts'

/** Places of a `money` field without a scale of its own: the engine's minor unit. */
export const SCALE = 2

/** `'505.00'` → `50500n`. Throws `DecimalError`. */
export const centsOf = (amount: string): bigint => parseDecimal(amount, SCALE)

export const centsOrNull = (amount: string | null | undefined): bigint | null => (amount == null ? null : centsOf(amount))

/** `50500n` → `'505.00'`. */
export const moneyOf = (cents: bigint): string => stringifyDecimal(cents, SCALE)

export const moneyOrNull = (cents: bigint | null): string | null => (cents === null ? null : moneyOf(cents))
