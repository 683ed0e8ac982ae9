import { parseDecimal, roundHalfUp, stringifyDecimal } from '../../model/values/decimal.ts'

/** Decimal places of all amounts of documents (`PRODUCT.md E1, S9`). */
export const MONEY_SCALE = 2

/** `'12.5'` → `1250n`; null and undefined → `0n`. */
export const hundredths = (amount: string | null | undefined): bigint => parseDecimal(amount ?? '0', MONEY_SCALE)

export const moneyText = (amount: bigint): string => stringifyDecimal(amount, MONEY_SCALE)

/** A percentage (`2.50`) of an amount, rounded half up once; a negative amount is rounded as its opposite. */
export const percentOf = (amount: bigint, percent: string | null): bigint => roundHalfUp(amount * hundredths(percent), 10_000n)

export const sumOf = <T>(items: readonly T[], value: (item: T) => bigint): bigint => items.reduce((sum, item) => sum + value(item), 0n)
