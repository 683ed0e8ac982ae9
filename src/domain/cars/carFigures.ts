import type { DraftMap, EntityMap } from '../../model/entityMap.ts'
import { isDecimal } from '../../model/values/decimal.ts'
import { hundredths, MONEY_SCALE, moneyText } from '../money/hundredths.ts'
import { type CarAmount, carProfit } from './carProfit.ts'

type Draft = DraftMap['cars']
type Cost = NonNullable<Draft['costs']>[number]

/** What a record of a car says of its money, so that lists can show, sort and sum it. */
export type CarFigures = Pick<EntityMap['cars'], 'cost' | 'costCurrency' | 'salePrice' | 'saleCurrency' | 'profit'>

const amountOf = ({ amount, currency }: Cost): readonly CarAmount[] =>
  amount && currency && isDecimal(amount, MONEY_SCALE) ? [{ amount, currency }] : []

/** The sum of amounts in one currency; null where there are none, or several currencies (`PRODUCT.md S9`). */
export function inOneCurrency(amounts: readonly CarAmount[]): CarAmount | null {
  const [only, ...others] = carProfit(amounts, [])
  return only && others.length === 0 ? { amount: only.cost, currency: only.currency } : null
}

/** What a car has cost, brought and earned (`PRODUCT.md E20`). The profit is empty while it is unsold, and where costs and price are in several currencies. */
export function carFigures(costs: readonly Cost[], sale: CarAmount | null): CarFigures {
  const spent = costs.flatMap(amountOf)
  const cost = inOneCurrency(spent)
  const comparable = sale !== null && (spent.length === 0 || cost?.currency === sale.currency)
  return {
    cost: cost?.amount ?? null,
    costCurrency: cost?.currency ?? null,
    salePrice: sale?.amount ?? null,
    saleCurrency: sale?.currency ?? null,
    profit: comparable ? moneyText(hundredths(sale.amount) - hundredths(cost?.amount)) : null,
  }
}

/** The same of a record whose costs have changed. */
export const withFigures = (car: Draft): Draft => {
  const { salePrice = null, saleCurrency = null } = car
  const sale = salePrice !== null && saleCurrency !== null ? { amount: salePrice, currency: saleCurrency } : null
  return { ...car, ...carFigures(car.costs ?? [], sale) }
}
