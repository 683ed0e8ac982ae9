import { AppError } from '../../model/errors.ts'
import type { Subject } from '../../model/subject.ts'
import { findById } from './accounts.ts'
import { type Counter, LIMITS } from './attempts.ts'
import type { AuthContext } from './authContext.ts'
import type { SetPassword } from './authOptions.ts'
import { endOtherSessions } from './ownSessions.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

export interface PasswordChange {
  readonly currentPassword: string
  readonly password: string
}

const wrong = () => new AppError(422, 'validation', { fields: [{ path: 'currentPassword', keyword: 'wrongPassword', params: {} }] })

/**
 * Sets one's own password and ends one's other sessions; the one that asks renews its token. Guesses have a limit of their own, which only who is signed in can reach. Throws `AppError`
 * 422 with keyword `wrongPassword` at `currentPassword`, 429 `rateLimited`.
 */
export async function changePassword(
  context: AuthContext,
  setPassword: SetPassword,
  subject: Subject,
  given: PasswordChange,
): Promise<void> {
  const { db, audit, random } = context.options
  const account = await findById(db.read, subject.id)
  if (!account) throw new AppError(401, 'unauthenticated')
  const counters: readonly Counter[] = [[LIMITS.changePassword, account.id]]
  await db.write((trx) => context.attempts.take(trx, counters))
  const told = { action: 'changePassword', userId: account.id, name: account.name } as const
  if (!(await verifyPassword(given.currentPassword, account.password))) {
    await db.write((trx) => audit(trx, { ...told, outcome: 'denied' }))
    throw wrong()
  }
  const hash = await hashPassword(given.password, { random })
  const version = await db.write(async (trx) => {
    const current = await findById(trx, account.id)
    if (current?.password !== account.password) throw wrong()
    const changed = await setPassword(trx, account, hash, 'changePassword')
    await context.attempts.giveBack(trx, counters)
    return changed
  })
  await endOtherSessions(context, subject)
  if (version !== undefined) context.userChanged(account.id, version)
}
