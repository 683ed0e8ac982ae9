import { AppError, type FieldError } from '../../../model/errors.ts'
import { closeAccount, followDealer, openAccount, reopenAccount } from '../dealerAccounts.ts'
import type { EntityRules, RuleContext } from '../rules.ts'
import { fieldValue, same, type Values } from '../values.ts'

const missing: FieldError = { path: 'password', keyword: 'required', params: {} }
const unequal: FieldError = { path: 'confirmPassword', keyword: 'confirmPassword', params: { field: 'password' } }

function passwordMistakes(next: Values, before: Values | undefined, revived: boolean): FieldError[] {
  const password = fieldValue(next, 'password')
  const needed = before === undefined && !revived && fieldValue(next, 'userId') === null
  if (needed && (password ?? '') === '') return [missing]
  return same(password, fieldValue(next, 'confirmPassword')) ? [] : [unequal]
}

/** Passwords are the account's; here they only pass through. */
const NO_PASSWORDS = { password: null, confirmPassword: null } as const

async function accountFor(context: RuleContext, next: Values): Promise<string> {
  const given = fieldValue(next, 'userId')
  if (typeof given === 'string') return given
  if (next._version === undefined) return openAccount(context, next)
  const known = await reopenAccount(context, next)
  if (known === undefined) throw new AppError(422, 'validation', { fields: [missing] })
  return known
}

/** A dealer comes with an account that signs in, and both change together in one transaction; who is deleted can't sign in any more. */
export const rules: EntityRules = {
  complete: (next) => (typeof next.email === 'string' ? { ...next, email: next.email.toLowerCase() } : next),
  judge: passwordMistakes,
  async fill(context) {
    const { next, before } = context
    if (before) await followDealer(context, before, next)
    const userId = before ? fieldValue(before, 'userId') : await accountFor(context, next)
    return { ...next, ...NO_PASSWORDS, userId }
  },
  async afterWrite(context) {
    const { before, next, cause } = context
    if (before && !next && cause?.id !== before.userId) await closeAccount(context, before)
  },
}
