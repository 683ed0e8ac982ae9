import type { RulesFor } from '../../records/rules.ts'
import { refuseClosed } from '../firms/closedPeriod.ts'

/** Nobody moves stock in a closed period, the server included (`PRODUCT.md E17`). */
export const rules: RulesFor<'materialTransactions'> = {
  async beforeWrite(context) {
    const { next, before } = context
    const date = next?.date ?? before?.date
    if (date) await refuseClosed(context, date)
  },
}
