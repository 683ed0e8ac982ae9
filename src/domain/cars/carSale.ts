import type { EntityMap } from '../../model/entityMap.ts'
import { hundredths, moneyText } from '../money/hundredths.ts'
import { orderTotals } from '../orderTotals.ts'
import { isReturn } from '../slipTypes.ts'
import type { CarAmount } from './carProfit.ts'

type Order = Pick<EntityMap['salesOrders'], 'slipType' | 'currency' | 'lines'>

/**
 * Proceeds of an order for a car (`PRODUCT.md E20`): the base of its line without VAT, including its share of the order's discounts and surcharges;
 * negative for a return. Empty for an order without the car, or without a currency.
 */
export function carSale({ slipType, currency, lines }: Order, car: string): readonly CarAmount[] {
  const sorted = lines.toSorted((one, other) => (one.lineNumber ?? 0) - (other.lineNumber ?? 0))
  const amounts = orderTotals(sorted).lines[sorted.findIndex((line) => line.car === car)]
  if (!amounts || currency === null) return []
  const base = hundredths(amounts.total) - hundredths(amounts.spreadDiscount) + hundredths(amounts.spreadSurcharge)
  return [{ amount: moneyText(isReturn(slipType) ? -base : base), currency }]
}
