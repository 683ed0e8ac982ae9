import type { DraftMap, EntityMap } from '../../model/entityMap.ts'
import { withValues } from '../../model/records/withValues.ts'
import { isDecimal } from '../../model/values/decimal.ts'
import { hundredths, MONEY_SCALE, moneyText } from '../money/hundredths.ts'
import { type CarAmount, carProfit } from './carProfit.ts'

type Draft = DraftMap['cars']
type Cost = NonNullable<Draft['costs']>[number]

/** Computed amounts in a car's record, so that lists can show, sort and sum them. */
export type CarFigures = Pick<EntityMap['cars'], 'cost' | 'costCurrency' | 'salePrice' | 'saleCurrency' | 'profit'>

const amountOf = ({ amount, currency }: Cost): readonly CarAmount[] =>
  amount && currency && isDecimal(amount, MONEY_SCALE) ? [{ amount, currency }] : []

/** Sum of amounts; null if there are none, or if they have several currencies (`PRODUCT.md S9`). */
export function inOneCurrency(amounts: readonly CarAmount[]): CarAmount | null {
  const [only, ...others] = carProfit(amounts, [])
  return only?.cost != null && others.length === 0 ? { amount: only.cost, currency: only.currency } : null
}

/**
 * Cost, sale price and profit of a car (`PRODUCT.md E20`). The profit is null while it is unsold, without recorded costs, and if costs and price have
 * different currencies.
 */
export function carFigures(costs: readonly Cost[], sale: CarAmount | null): CarFigures {
  const spent = costs.flatMap(amountOf)
  const cost = inOneCurrency(spent)
  return {
    cost: cost?.amount ?? null,
    costCurrency: cost?.currency ?? null,
    salePrice: sale?.amount ?? null,
    saleCurrency: sale?.currency ?? null,
    profit: sale && cost?.currency === sale.currency ? moneyText(hundredths(sale.amount) - hundredths(cost.amount)) : null,
  }
}

/** Updates the figures in a record whose costs have changed. */
export const withFigures = (car: Draft): Draft => {
  const { salePrice = null, saleCurrency = null } = car
  const sale = salePrice !== null && saleCurrency !== null ? { amount: salePrice, currency: saleCurrency } : null
  return withValues(car, carFigures(car.costs ?? [], sale))
}
