import { normalizeEmail } from '../../domain/credentials.ts'
import { AppError } from '../../model/errors.ts'
import { tellPasswordChanged } from './accountMails.ts'
import { findByEmail } from './accounts.ts'
import { LIMITS } from './attempts.ts'
import type { AuthContext } from './authContext.ts'
import type { SetPassword } from './authOptions.ts'
import { networkOf } from './network.ts'
import { hashPassword } from './passwords.ts'
import type { Device } from './sessions.ts'

export interface Reset {
  readonly email: string
  readonly code: string
  readonly password: string
}

/**
 * Sets a new password by a mailed code, ends all sessions of the account and answers its id. Throws `AppError` 422 `invalidCode` for a wrong, expired or used-up
 * code and for an unknown address alike; 429 `rateLimited`.
 */
export async function resetPassword(context: AuthContext, setPassword: SetPassword, given: Reset, device: Device): Promise<string> {
  const { db, audit, random } = context.options
  await db.write((trx) => context.attempts.take(trx, [[LIMITS.resetNetwork, networkOf(device.address)]]))
  const account = await findByEmail(db.read, normalizeEmail(given.email))
  const hash = await hashPassword(given.password, { random })

  const done = await db.write(async (trx) => {
    if (!account?.active) return undefined
    const of = { user: account.id, purpose: 'password' } as const
    if ((await context.codes.redeem(trx, of, given.code.replace(/\s/g, ''))) !== account.email) {
      await audit(trx, { action: 'resetPassword', outcome: 'denied', userId: account.id, name: account.name })
      return undefined
    }
    const version = await setPassword(trx, account, hash, 'resetPassword')
    return version === undefined
      ? undefined
      : { user: account.id, version, ended: await context.end(trx, { user: account.id }, 'passwordReset') }
  })
  if (!done) throw new AppError(422, 'invalidCode', { fields: [{ path: 'code', keyword: 'invalidCode', params: {} }] })
  for (const session of done.ended) context.revocations.endSession(session)
  context.userChanged(done.user, done.version)
  if (account) context.mailLater(() => tellPasswordChanged(context, account))
  return done.user
}
