import { normalizeEmail } from '../../../domain/credentials.ts'
import { AppError } from '../../../model/errors.ts'
import { findByEmail } from '../accounts.sql.ts'
import type { AuthContext } from '../authContext.ts'
import type { AcceptInvitation, SetPassword } from '../authOptions.ts'
import { mailPasswordChanged } from '../mail/accountMails.ts'
import type { Device } from '../sessions/sessions.sql.ts'
import { LIMITS } from '../signIn/attempts.sql.ts'
import { networkOf } from '../signIn/network.ts'
import { hashPassword } from './passwords.ts'

export interface Reset {
  readonly email: string
  readonly code: string
  readonly password: string
}

interface Services {
  readonly setPassword: SetPassword
  readonly acceptInvitation: AcceptInvitation
}

const wrongCode = () => new AppError(422, 'invalidCode', { fields: [{ path: 'code', keyword: 'invalidCode', params: {} }] })

/**
 * Sets a new password by a mailed code, ends all sessions of the account and answers its id. Throws `AppError` 422 `invalidCode` for a wrong, expired or used-up
 * code and for an unknown address alike; 429 `rateLimited`. An address without an account may have an invitation: its account begins with this password.
 */
export async function resetPassword(
  context: AuthContext,
  { setPassword, acceptInvitation }: Services,
  given: Reset,
  device: Device,
): Promise<string> {
  const { db, audit, random } = context.options
  await db.write((trx) => context.attempts.take(trx, [[LIMITS.resetNetwork, networkOf(device.address)]]))
  const [email, code] = [normalizeEmail(given.email), given.code.replace(/\s/g, '')]
  const account = await findByEmail(db.read, email)
  const hash = await hashPassword(given.password, { random })
  if (!account) {
    const invited = await acceptInvitation({ email, code, password: given.password, hash })
    if (invited === undefined) throw wrongCode()
    return invited
  }

  const done = await db.write(async (trx) => {
    if (!account.active) return undefined
    const of = { user: account.id, purpose: 'password' } as const
    if ((await context.codes.redeem(trx, of, code)) !== account.email) {
      await audit(trx, { action: 'resetPassword', outcome: 'denied', userId: account.id, name: account.name })
      return undefined
    }
    const version = await setPassword(trx, account, hash, 'resetPassword')
    return version === undefined
      ? undefined
      : { user: account.id, version, ended: await context.end(trx, { user: account.id }, 'passwordReset') }
  })
  if (!done) throw wrongCode()
  for (const session of done.ended) context.revocations.endSession(session)
  context.userChanged(done.user, done.version)
  context.mailLater(() => mailPasswordChanged(context, account))
  return done.user
}
