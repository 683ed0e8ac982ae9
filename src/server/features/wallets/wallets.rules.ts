import type { EntityRules } from '../../records/rules.ts'
import { fieldValue, same } from '../../records/values.ts'

/** The currency of a wallet says what its postings mean; whose it is never changes either. */
const FIXED = ['currency'] as const

export const rules: EntityRules = {
  judge: (next, before) =>
    FIXED.filter((name) => before && !same(fieldValue(next, name), fieldValue(before, name))).map((path) => ({
      path,
      keyword: 'fixed',
      params: {},
    })),
}
