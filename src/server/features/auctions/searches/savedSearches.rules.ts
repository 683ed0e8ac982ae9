import { compareDecimal } from '../../../../model/values/decimal.ts'
import type { RulesFor } from '../../../records/rules.ts'

/** Rules of saved searches: their prices are a range. */
export const rules: RulesFor<'savedSearches'> = {
  validate: ({ priceFrom, priceTo }) =>
    priceFrom != null && priceTo != null && compareDecimal(priceTo, priceFrom) < 0
      ? [{ path: 'priceTo', keyword: 'belowFrom', params: {} }]
      : [],
}
