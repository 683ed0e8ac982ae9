import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'
import { type ErrorIn, refusal } from '../../../model/errors.ts'
import { withValues } from '../../../model/records/withValues.ts'
import type { RuleContext, RulesFor } from '../../records/rules.ts'
import { same } from '../../records/values.ts'
import { closeAccount, openAccount, reopenAccount, updateAccountOf } from './dealerAccounts.ts'

type Dealer = EntityMap['dealers']
type Draft = DraftMap['dealers']
type Context = RuleContext<EntityOf<'dealers'>>

const missing: ErrorIn<Draft> = { path: 'password', keyword: 'required', params: {} }
const unequal: ErrorIn<Draft> = { path: 'confirmPassword', keyword: 'confirmPassword', params: { field: 'password' } }

function passwordMistakes({ password, confirmPassword, userId }: Draft, before: Draft | undefined, revived: boolean): ErrorIn<Draft>[] {
  const needed = before === undefined && !revived && !userId
  if (needed && !password) return [missing]
  return same(password, confirmPassword) ? [] : [unequal]
}

/** The account stores the passwords; the dealer's record does not. */
const NO_PASSWORDS = { password: null, confirmPassword: null } as const

async function accountFor(context: Context, next: Draft): Promise<string> {
  if (typeof next.userId === 'string') return next.userId
  if (next._version === undefined) return openAccount(context, next)
  const known = await reopenAccount(context, next)
  if (known === undefined) throw refusal<Draft>([missing])
  return known
}

const firmOfAccount = async ({ repository, trx }: Context, userId: string): Promise<string | null> =>
  (await repository.of('users').get(trx, userId))?.firm ?? null

/** Applies changes of a dealer to the account. The firm stays unless another is chosen. */
async function changed(context: Context, before: Dealer, given: Draft): Promise<Draft> {
  const next = withValues(given, { firm: given.firm ?? before.firm })
  await updateAccountOf(context, before, next)
  return withValues(next, { ...NO_PASSWORDS, userId: before.userId })
}

/** A dealer has an account; both change in one transaction. A deleted dealer can no longer sign in. */
export const rules: RulesFor<'dealers'> = {
  derive: (next) => (next.email ? withValues(next, { email: next.email.toLowerCase() }) : next),
  validate: passwordMistakes,
  async beforeSave(context) {
    const { next, before } = context
    if (before) return changed(context, before, next)
    const userId = await accountFor(context, next)
    return withValues(next, { ...NO_PASSWORDS, userId, firm: await firmOfAccount(context, userId) })
  },
  async afterWrite(context) {
    const { before, next, cause } = context
    if (before && !next && cause?.id !== before.userId) await closeAccount(context, before)
  },
}
