import { ruleContext } from '../../records/ruleContext.ts'
import type { RulesFor } from '../../records/rules.ts'
import { restorePaid } from './renew.ts'

/** A payment of a plan's open invoice restores the plan at once (`PRODUCT.md P4`). */
export const rules: RulesFor<'payments'> = {
  async afterWrite({ records, trx, subject, alsoWritten, before, next }) {
    if (!next || before) return
    const context = ruleContext(records, { trx, subject, alsoWritten }, 'subscriptions')
    for (const { invoice } of next.allocations) if (invoice) await restorePaid(context, invoice)
  },
}
