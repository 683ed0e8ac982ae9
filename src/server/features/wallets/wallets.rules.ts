import type { RulesFor } from '../../records/rules.ts'
import { same } from '../../records/values.ts'

/** Fields that never change: the postings depend on the currency. */
const FIXED = ['currency'] as const

export const rules: RulesFor<'wallets'> = {
  validate: (next, before) =>
    FIXED.filter((name) => before && !same(next[name], before[name])).map((path) => ({
      path,
      keyword: 'fixed',
      params: {},
    })),
}
