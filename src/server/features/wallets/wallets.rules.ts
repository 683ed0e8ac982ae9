import type { RulesFor } from '../../records/rules.ts'
import { same } from '../../records/values.ts'

/** The currency of a wallet says what its postings mean; whose it is never changes either. */
const FIXED = ['currency'] as const

export const rules: RulesFor<'wallets'> = {
  validate: (next, before) =>
    FIXED.filter((name) => before && !same(next[name], before[name])).map((path) => ({
      path,
      keyword: 'fixed',
      params: {},
    })),
}
