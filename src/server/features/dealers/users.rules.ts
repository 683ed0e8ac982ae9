import type { RulesFor } from '../../records/rules.ts'
import { followAccount } from './dealerAccounts.ts'

/** Applies changes of an account to its dealer. */
export const rules: RulesFor<'users'> = {
  async afterWrite(context) {
    const { before, next } = context
    if (before && next) await followAccount(context, before, next)
  },
}
