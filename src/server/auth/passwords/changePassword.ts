import type { Subject } from '../../../model/subject.ts'
import { findById } from '../accounts.sql.ts'
import type { AuthContext } from '../authContext.ts'
import type { SetPassword } from '../authOptions.ts'
import { mailPasswordChanged } from '../mail/accountMails.ts'
import { endOtherSessions } from '../sessions/ownSessions.ts'
import { confirmPassword, wrongPassword } from './confirmPassword.ts'
import { hashPassword } from './passwords.ts'

export interface PasswordChange {
  readonly currentPassword: string
  readonly password: string
}

/**
 * Sets the caller's own password, ends their other sessions and mails them that it changed; the calling session renews its token. Throws
 * `AppError` 422 with keyword `wrongPassword` at `currentPassword`, 429 `rateLimited`.
 */
export async function changePassword(
  context: AuthContext,
  setPassword: SetPassword,
  subject: Subject,
  given: PasswordChange,
): Promise<void> {
  const { db, random } = context.options
  const account = await confirmPassword(context, subject, given.currentPassword, 'changePassword')
  const hash = await hashPassword(given.password, { random })
  const version = await db.write(async (trx) => {
    const current = await findById(trx, account.id)
    if (current?.password !== account.password) throw wrongPassword()
    return setPassword(trx, account, hash, 'changePassword')
  })
  await endOtherSessions(context, subject)
  if (version === undefined) return
  context.userChanged(account.id, version)
  context.mailLater(() => mailPasswordChanged(context, account))
}
