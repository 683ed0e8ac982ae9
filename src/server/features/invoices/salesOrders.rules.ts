import { AppError } from '../../../model/errors.ts'
import type { RulesFor } from '../../records/rules.ts'
import { invoiceOrder } from './invoiceOrder.ts'
import { afterCustomer } from './openDocuments.ts'

/** An order that is invoiced stays approved until its invoices are credited. */
export const rules: RulesFor<'salesOrders'> = {
  async beforeWrite({ action, before }) {
    if (action === 'reopen' && before && before.invoiced !== 'notInvoiced') throw new AppError(409, 'alreadyInvoiced')
  },
  lockedAfter: afterCustomer,
  actions: [invoiceOrder],
}
