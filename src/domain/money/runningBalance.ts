import { hundredths, moneyText } from './hundredths.ts'

/** Entries in their order with the balance after each, from an opening balance on. Decimal text. */
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
