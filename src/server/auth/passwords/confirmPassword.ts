import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { type Account, findById } from '../accounts.sql.ts'
import type { AuthContext } from '../authContext.ts'
import type { AuthEvent } from '../authOptions.ts'
import { type Counter, LIMITS } from '../signIn/attempts.sql.ts'
import { verifyPassword } from './passwords.ts'

/**
 * The caller's account, if the password is its current one: a stolen token alone can't change how an account signs in. Attempts have a
 * limit of their own, which only signed-in users reach; a refusal is audited as `action`. Throws `AppError` 422 with keyword
 * `wrongPassword` at `currentPassword`, 429 `rateLimited`.
 */
export async function confirmPassword(
  { options: { db, audit }, attempts }: AuthContext,
  subject: Subject,
  password: string,
  action: AuthEvent['action'],
): Promise<Account> {
  const account = await findById(db.read, subject.id)
  if (!account) throw new AppError(401, 'unauthenticated')
  const counters: readonly Counter[] = [[LIMITS.changePassword, account.id]]
  await db.write((trx) => attempts.take(trx, counters))
  if (await verifyPassword(password, account.password)) {
    await db.write((trx) => attempts.refund(trx, counters))
    return account
  }
  await db.write((trx) => audit(trx, { action, outcome: 'denied', userId: account.id, name: account.name }))
  throw wrongPassword()
}

export const wrongPassword = () =>
  new AppError(422, 'validation', { fields: [{ path: 'currentPassword', keyword: 'wrongPassword', params: {} }] })
