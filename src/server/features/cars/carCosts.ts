import { type CarAmount, carProfit } from '../../../domain/cars/carProfit.ts'
import type { DraftMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { isDecimal } from '../../../model/values/decimal.ts'
import type { Writing } from '../../records/rules.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'

type Draft = DraftMap['cars']
type Cost = NonNullable<Draft['costs']>[number]

const amountOf = ({ amount, currency }: Cost): readonly CarAmount[] =>
  amount && currency && isDecimal(amount, 2) ? [{ amount, currency }] : []

/** The sum of all costs, where they are in one currency: amounts of different ones are never added (`PRODUCT.md S9`). */
export function summed(next: Draft): Draft {
  const sums = carProfit((next.costs ?? []).flatMap(amountOf), [])
  const [only] = sums
  return { ...next, cost: sums.length === 1 && only ? only.cost : null, costCurrency: sums.length === 1 && only ? only.currency : null }
}

/** The car with the firm's currency at each cost that says none, and what it has cost in all (`PRODUCT.md E20`). */
export async function withCosts(writing: Writing<EntityOf<'cars'>>): Promise<Draft> {
  const { next } = writing
  const { costs } = next
  if (!costs?.some(({ currency = null }) => currency === null)) return summed(next)
  const firm = await firmDefaults(writing)
  return summed({ ...next, costs: costs.map((cost) => ({ ...cost, currency: cost.currency ?? firm.currency })) })
}
