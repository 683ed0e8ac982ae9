import type { DraftMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import type { Writing } from '../../records/rules.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'

/** The car with the firm's currency at each cost that says none (`PRODUCT.md E20`). */
export async function withCostCurrency(writing: Writing<EntityOf<'cars'>>): Promise<DraftMap['cars']> {
  const { next } = writing
  const { costs } = next
  if (!costs?.some(({ currency = null }) => currency === null)) return next
  const firm = await firmDefaults(writing)
  return { ...next, costs: costs.map((cost) => ({ ...cost, currency: cost.currency ?? firm.currency })) }
}
