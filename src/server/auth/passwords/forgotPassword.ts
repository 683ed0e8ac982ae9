import { normalizeEmail } from '../../../domain/credentials.ts'
import { findByEmail } from '../accounts.sql.ts'
import type { AuthContext } from '../authContext.ts'
import { sessionMail } from '../mail/sessionMail.ts'
import { CODE_MINUTES } from '../mail/verificationCodes.sql.ts'
import type { Device } from '../sessions/sessions.sql.ts'
import { type Counter, LIMITS } from '../signIn/attempts.sql.ts'
import { networkOf } from '../signIn/network.ts'

/** Limits. A known device of the account has its own, so that strangers can't use it up. */
async function countersOf({ options, devices }: AuthContext, email: string, { address, cookie = '' }: Device): Promise<readonly Counter[]> {
  const found = await findByEmail(options.db.read, email)
  const known = found && devices.deviceOf(cookie, found.id)
  if (found && known !== undefined) return [[LIMITS.forgotDevice, `${found.id} ${known}`]]
  const network = networkOf(address)
  return [
    [LIMITS.forgotNetwork, network],
    [LIMITS.forgotAccount, email],
    [LIMITS.forgotHere, `${email} ${network}`],
  ]
}

/** The part of a request for a code that is the same for every address: counting it. Throws `AppError` 429 `rateLimited`. */
export async function admitForgotPassword(context: AuthContext, email: string, device: Device): Promise<void> {
  const { db } = context.options
  const counters = await countersOf(context, normalizeEmail(email), device)
  await db.write((trx) => context.attempts.take(trx, counters))
}

/** Mails a code if the address belongs to an active account. Runs after the response, so that timing leaks nothing about the account. */
export async function mailCode(context: AuthContext, email: string): Promise<void> {
  const { db, publicUrl } = context.options
  const account = await findByEmail(db.read, normalizeEmail(email))
  if (!account?.active) return
  const code = await db.write((trx) => context.codes.issue(trx, { user: account.id, purpose: 'password' }, account.email))
  const address = `${publicUrl}/reset-password?email=${encodeURIComponent(account.email)}`
  await context.mailer.send(await sessionMail('verificationCode', account, { code, address, minutes: String(CODE_MINUTES.password) }))
}
