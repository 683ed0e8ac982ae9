import { withValues } from '../../../model/records/withValues.ts'
import type { RulesFor } from '../../records/rules.ts'
import { houseCurrency } from './firmDefaults.ts'

/** Prices of the house's plans and add-ons get its currency when they are created (`PRODUCT.md S9`). */
export const housePriceRules: RulesFor<'subscriptionPlans' | 'addonServices'> = {
  beforeSave: async (context) => withValues(context.next, { currency: context.before?.currency ?? (await houseCurrency(context)) }),
}
