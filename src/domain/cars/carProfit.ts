import { roundHalfUp } from '../../model/values/decimal.ts'
import { hundredths, moneyText } from '../money/hundredths.ts'

/** An amount with its currency: what was paid for a car, or what it was sold for before VAT. Decimal text. */
export interface CarAmount {
  readonly amount: string
  readonly currency: string
}

/** What a car has cost and brought in one currency. Without a sale in any currency there is neither price nor profit. */
export interface CarResult {
  readonly currency: string
  readonly cost: string
  readonly price: string | null
  readonly profit: string | null
  /** Profit in percent of the price; null where the price is not above zero. */
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
