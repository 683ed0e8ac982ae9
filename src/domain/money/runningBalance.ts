import { hundredths, moneyText } from './hundredths.ts'

/** Adds the running balance to entries in order, starting at an opening balance. Decimal text. */
export function runningBalance<T extends { readonly amount: string }>(
  opening: string,
  entries: readonly T[],
): readonly (T & { readonly balance: string })[] {
  let balance = hundredths(opening)
  return entries.map((entry) => {
    balance += hundredths(entry.amount)
    return { ...entry, balance: moneyText(balance) }
  })
}
