import { parseDecimal, stringifyDecimal } from '../../model/values/decimal.ts'

const SCALE = 2

const minor = (amount: string | null | undefined): bigint => parseDecimal(amount ?? '0', SCALE)

/** Available balance: `balance − held`. */
export const availableOf = ({ balance, held }: { readonly balance: string | null; readonly held: string | null }): string =>
  stringifyDecimal(minor(balance) - minor(held), SCALE)

/** Share of `part` in `whole` in percent, 0 to 100. */
export const shareOf = (part: string | null, whole: string | null): number =>
  minor(whole) <= 0n ? 0 : Number((minor(part) * 100n) / minor(whole))

export const isDebit = (amount: string): boolean => amount.startsWith('-')
