import { houseCurrency } from './firmDefaults.ts'
import type { EntityRules } from './rules.ts'
import { fieldValue } from './values.ts'

/** What the house sells to dealers is priced in its currency as it is when the price is first written (`PRODUCT.md S9`). */
export const housePriceRules: EntityRules = {
  fill: async (context) => ({ ...context.next, currency: fieldValue(context.before, 'currency') ?? (await houseCurrency(context)) }),
}
