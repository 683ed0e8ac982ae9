import type { EntityMap } from '../../model/entityMap.ts'
import { parseDecimal, stringifyDecimal } from '../../model/values/decimal.ts'
import { orderTotals } from '../orderTotals.ts'
import { isReturn } from '../slipTypes.ts'
import type { CarAmount } from './carProfit.ts'

type Order = Pick<EntityMap['salesOrders'], 'slipType' | 'currency' | 'lines'>

const PLACES = 2

const scaled = (value: string): bigint => parseDecimal(value, PLACES)

/**
 * What an order brings for a car (`PRODUCT.md E20`): the base of its line, without VAT, discounts and surcharges of the order spread over it. A return
 * takes it back. Nothing for an order without the car, or without a currency.
 */
export function carSale({ slipType, currency, lines }: Order, car: string): readonly CarAmount[] {
  const sorted = lines.toSorted((one, other) => (one.lineNumber ?? 0) - (other.lineNumber ?? 0))
  const amounts = orderTotals(sorted).lines[sorted.findIndex((line) => line.car === car)]
  if (!amounts || currency === null) return []
  const base = scaled(amounts.total) - scaled(amounts.spreadDiscount) + scaled(amounts.spreadSurcharge)
  return [{ amount: stringifyDecimal(isReturn(slipType) ? -base : base, PLACES), currency }]
}
