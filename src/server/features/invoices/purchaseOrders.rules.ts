import { AppError } from '../../../model/errors.ts'
import type { RulesFor } from '../../records/rules.ts'
import { invoicePurchase } from './invoicePurchase.ts'

/** An invoiced order stays approved. */
export const rules: RulesFor<'purchaseOrders'> = {
  async beforeWrite({ action, before }) {
    if (action === 'reopen' && before && before.invoiced !== 'notInvoiced') throw new AppError(409, 'alreadyInvoiced')
  },
  actions: [invoicePurchase],
}
