import { withFigures } from '../../../domain/cars/carFigures.ts'
import { dayIn } from '../../../domain/timeZones.ts'
import type { DraftMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import type { Writing } from '../../records/rules.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'

type Draft = DraftMap['cars']

/**
 * The car with the firm's currency at each cost that says none, and what it has cost and earned in all (`PRODUCT.md E20`); a new one is in stock from
 * the firm's present day.
 */
export async function withCosts(writing: Writing<EntityOf<'cars'>>): Promise<Draft> {
  const { next, before, records } = writing
  const isUndated = !before && !next.inStockSince
  const isUnpriced = next.costs?.some(({ currency = null }) => currency === null) ?? false
  if (!isUndated && !isUnpriced) return withFigures(next)
  const { currency, timeZone } = await firmDefaults(writing)
  const costs = next.costs?.map((cost) => ({ ...cost, currency: cost.currency ?? currency }))
  return withFigures({ ...next, ...(costs && { costs }), ...(isUndated && { inStockSince: dayIn(records.clock(), timeZone) }) })
}
