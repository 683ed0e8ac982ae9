import { parseDecimal, stringifyDecimal } from '../../model/values/decimal.ts'

/** Places of every amount of a document (`PRODUCT.md E1, S9`). */
export const MONEY_SCALE = 2

/** `'12.5'` → `1250n`; nothing is zero. */
export const hundredths = (amount: string | null | undefined): bigint => parseDecimal(amount ?? '0', MONEY_SCALE)

export const moneyText = (amount: bigint): string => stringifyDecimal(amount, MONEY_SCALE)

export const sumOf = <T>(items: readonly T[], value: (item: T) => bigint): bigint => items.reduce((sum, item) => sum + value(item), 0n)
