import { withValues } from '../../../../model/records/withValues.ts'
import type { RulesFor } from '../../../records/rules.ts'

/** Rules of the bidding terms: versions ascend. The unique number refuses the second of two that are published at once. */
export const rules: RulesFor<'biddingTerms'> = {
  async beforeSave({ next, before, trx, repository }) {
    if (before) return next
    const last = await repository.of('biddingTerms').findOne(trx, {}, { sort: { field: 'version', order: 'DESC' } })
    return withValues(next, { version: (last?.version ?? 0) + 1 })
  },
}
