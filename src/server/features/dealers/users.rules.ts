import type { RulesFor } from '../../records/rules.ts'
import { updateDealerOf } from './dealerAccounts.ts'

/** Applies changes of an account to its dealer. */
export const rules: RulesFor<'users'> = {
  async afterWrite(context) {
    const { before, next } = context
    if (before && next) await updateDealerOf(context, before, next)
  },
}
