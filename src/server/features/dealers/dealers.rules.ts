import { entityOf } from '../../../model/entityOf.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import type { EntityRules, RuleContext } from '../../records/rules.ts'
import { fieldValue, type StoredRecord, same, type Values } from '../../records/values.ts'
import { closeAccount, followDealer, openAccount, reopenAccount } from './dealerAccounts.ts'

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

async function firmOfAccount({ records, repository, trx }: RuleContext, userId: string): Promise<Json> {
  const [user] = await repository.getMany(trx, entityOf(records, 'users'), [userId])
  return fieldValue(user, 'firm')
}

/** Brings the account along with a changed dealer, who keeps their firm unless another is chosen. */
async function changed(context: RuleContext, before: StoredRecord, given: Values): Promise<Values> {
  const next = { ...given, firm: fieldValue(given, 'firm') ?? fieldValue(before, 'firm') }
  await followDealer(context, before, next)
  return { ...next, ...NO_PASSWORDS, userId: fieldValue(before, 'userId') }
}

/** A dealer comes with an account that signs in, and both change together in one transaction; who is deleted can't sign in any more. */
export const rules: EntityRules = {
  complete: (next) => (typeof next.email === 'string' ? { ...next, email: next.email.toLowerCase() } : next),
  judge: passwordMistakes,
  async fill(context) {
    const { next, before } = context
    if (before) return changed(context, before, next)
    const userId = await accountFor(context, next)
    return { ...next, ...NO_PASSWORDS, userId, firm: await firmOfAccount(context, userId) }
  },
  async afterWrite(context) {
    const { before, next, cause } = context
    if (before && !next && cause?.id !== before.userId) await closeAccount(context, before)
  },
}
