import type { EntityRules } from '../../records/rules.ts'
import { fieldValue } from '../../records/values.ts'
import { houseCurrency } from './firmDefaults.ts'

/** What the house sells to dealers is priced in its currency as it is when the price is first written (`PRODUCT.md S9`). */
export const housePriceRules: EntityRules = {
  fill: async (context) => ({ ...context.next, currency: fieldValue(context.before, 'currency') ?? (await houseCurrency(context)) }),
}
