import type { RulesFor } from '../../records/rules.ts'
import { houseCurrency } from './firmDefaults.ts'

/** What the house sells to dealers is priced in its currency as it is when the price is first written (`PRODUCT.md S9`). */
export const housePriceRules: RulesFor<'subscriptionPlans' | 'addonServices'> = {
  beforeSave: async (context) => ({ ...context.next, currency: context.before?.currency ?? (await houseCurrency(context)) }),
}
