import { roundHalfUp } from '../../model/values/decimal.ts'
import { hundredths, moneyText } from '../money/hundredths.ts'

/** A cost or a sale price before VAT: decimal text and currency. */
export interface CarAmount {
  readonly amount: string
  readonly currency: string
}

/** Result of a car in one currency. Without any sale, price and profit are null; without a recorded cost, cost and profit. */
export interface CarResult {
  readonly currency: string
  readonly cost: string | null
  readonly price: string | null
  readonly profit: string | null
  /** Profit in percent of the price; null unless the price is positive. */
  readonly margin: string | null
}

const sumOf = (amounts: readonly CarAmount[]): bigint => amounts.reduce((sum, { amount }) => sum + hundredths(amount), 0n)

const marginOf = (profit: bigint, price: bigint): string | null => (price > 0n ? moneyText(roundHalfUp(profit * 10_000n, price)) : null)

const textOf = (amount: bigint | undefined): string | null => (amount === undefined ? null : moneyText(amount))

/**
 * Cost, price and profit of a car by currency (`PRODUCT.md E20`), in the order of the codes; amounts of different currencies are never added
 * (`S9`). A return is a sale with a negative amount.
 */
export function carProfit(costs: readonly CarAmount[], sales: readonly CarAmount[]): readonly CarResult[] {
  const currencies = [...new Set([...costs, ...sales].map(({ currency }) => currency))].toSorted()
  return currencies.map((currency) => {
    const own = (amounts: readonly CarAmount[]) => amounts.filter((one) => one.currency === currency)
    const cost = own(costs).length > 0 ? sumOf(own(costs)) : undefined
    const price = sales.length > 0 ? sumOf(own(sales)) : undefined
    const profit = cost === undefined || price === undefined ? undefined : price - cost
    return {
      currency,
      cost: textOf(cost),
      price: textOf(price),
      profit: textOf(profit),
      margin: profit === undefined ? null : marginOf(profit, price ?? 0n),
    }
  })
}
