import { roundHalfUp } from '../../model/values/decimal.ts'
import { hundredths, moneyText } from '../money/hundredths.ts'

/** A cost or a sale price before VAT: decimal text and currency. */
export interface CarAmount {
  readonly amount: string
  readonly currency: string
}

/** Result of a car in one currency. Without any sale, price and profit are null. */
export interface CarResult {
  readonly currency: string
  readonly cost: string
  readonly price: string | null
  readonly profit: string | null
  /** Profit in percent of the price; null unless the price is positive. */
  readonly margin: string | null
}

const byCurrency = (amounts: readonly CarAmount[]) => Map.groupBy(amounts, ({ currency }) => currency)

const sumOf = (amounts: readonly CarAmount[] = []): bigint => amounts.reduce((sum, { amount }) => sum + hundredths(amount), 0n)

const marginOf = (profit: bigint, price: bigint): string | null => (price > 0n ? moneyText(roundHalfUp(profit * 10_000n, price)) : null)

/**
 * Cost, price and profit of a car by currency (`PRODUCT.md E20`), in the order of the codes; amounts of different currencies are never added
 * (`S9`). A return is a sale with a negative amount.
 */
export function carProfit(costs: readonly CarAmount[], sales: readonly CarAmount[]): readonly CarResult[] {
  const spent = byCurrency(costs)
  const earned = byCurrency(sales)
  const currencies = [...new Set([...spent.keys(), ...earned.keys()])].toSorted()
  return currencies.map((currency) => {
    const [cost, price] = [sumOf(spent.get(currency)), sumOf(earned.get(currency))]
    if (sales.length === 0) return { currency, cost: moneyText(cost), price: null, profit: null, margin: null }
    return {
      currency,
      cost: moneyText(cost),
      price: moneyText(price),
      profit: moneyText(price - cost),
      margin: marginOf(price - cost, price),
    }
  })
}
