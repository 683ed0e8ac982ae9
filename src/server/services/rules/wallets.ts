import type { EntityRules } from '../rules.ts'
import { fieldValue, same } from '../values.ts'

/** Whose a wallet is, and in what currency, says what its postings mean. */
const FIXED = ['owner', 'currency'] as const

export const rules: EntityRules = {
  judge: (next, before) =>
    FIXED.filter((name) => before && !same(fieldValue(next, name), fieldValue(before, name))).map((path) => ({
      path,
      keyword: 'fixed',
      params: {},
    })),
}
