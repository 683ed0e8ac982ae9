import type { RulesFor } from '../../records/rules.ts'
import { refuseClosed } from '../firms/postingDay.ts'

/** Refuses all movements in a closed period, also by the server (`PRODUCT.md E17`). */
export const rules: RulesFor<'materialTransactions'> = {
  async beforeWrite(context) {
    const { next, before } = context
    const date = next?.date ?? before?.date
    if (date) await refuseClosed(context, date)
  },
}
