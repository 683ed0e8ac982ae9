import { normalizeEmail } from '../../../domain/credentials.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { type Account, findByEmail, findById } from '../accounts.sql.ts'
import type { AuthContext } from '../authContext.ts'
import type { SetAddress } from '../authOptions.ts'
import { confirmPassword } from '../passwords/confirmPassword.ts'
import { LIMITS } from '../signIn/attempts.sql.ts'
import { issueAddressCode, mailAddressInUse, sendAddressCode } from './accountMails.ts'

/** State of the caller's address. */
export interface OwnEmail {
  readonly email: string
  readonly verified: boolean
  /** A new address that waits for its code. */
  readonly pending: string | null
}

const CODE = 'email'

async function accountOf({ options }: AuthContext, { id }: Subject): Promise<Account> {
  const account = await findById(options.db.read, id)
  if (!account) throw new AppError(401, 'unauthenticated')
  return account
}

export async function ownEmail(context: AuthContext, subject: Subject): Promise<OwnEmail> {
  const { id, email, emailVerified: verified } = await accountOf(context, subject)
  const awaited = await context.codes.pending({ user: id, purpose: CODE })
  return { email, verified, pending: awaited === undefined || awaited === email ? null : awaited }
}

const admitMail = ({ options: { db }, attempts }: AuthContext, user: string) =>
  db.write((trx) => attempts.take(trx, [[LIMITS.verifyMail, user]]))

/** An address that belongs to another account gets a warning instead of a code; the caller can't tell the two cases apart. */
async function mailFor(context: AuthContext, account: Account, email: string): Promise<void> {
  const code = await issueAddressCode(context, account, email)
  context.mailLater(async () => {
    const owner = await findByEmail(context.options.db.read, email)
    if (owner && owner.id !== account.id) await mailAddressInUse(context, owner)
    else await sendAddressCode(context, account, email, code)
  })
}

/**
 * Begins the change of the caller's address: it takes effect once the code mailed to the new one comes back (`PRODUCT.md S7`). Throws `AppError` 422
 * with keyword `wrongPassword` at `currentPassword`, `sameEmail` at `email`; 429 `rateLimited`.
 */
export async function changeEmail(
  context: AuthContext,
  subject: Subject,
  given: { readonly email: string; readonly currentPassword: string },
): Promise<void> {
  const { db, audit } = context.options
  const email = normalizeEmail(given.email)
  const account = await confirmPassword(context, subject, given.currentPassword, 'changeEmail')
  if (email === account.email) throw new AppError(422, 'validation', { fields: [{ path: 'email', keyword: 'sameEmail', params: {} }] })
  await admitMail(context, account.id)
  await db.write((trx) => audit(trx, { action: 'changeEmail', outcome: 'done', userId: account.id, name: account.name }))
  await mailFor(context, account, email)
}

/** Mails the code again: to the pending address, else to the account's own. Throws `AppError` 409 `emailVerified`, 429 `rateLimited`. */
export async function resendCode(context: AuthContext, subject: Subject): Promise<void> {
  const account = await accountOf(context, subject)
  const { pending } = await ownEmail(context, subject)
  if (pending === null && account.emailVerified) throw new AppError(409, 'emailVerified')
  await admitMail(context, account.id)
  await mailFor(context, account, pending ?? account.email)
}

/**
 * Redeems the mailed code: its address becomes the account's own, verified. Throws `AppError` 422 `invalidCode` at `code`, also where
 * another account has taken the address meanwhile; 429 `rateLimited`.
 */
export async function verifyEmail(context: AuthContext, setAddress: SetAddress, subject: Subject, code: string): Promise<OwnEmail> {
  const { db, audit } = context.options
  const account = await accountOf(context, subject)
  await db.write((trx) => context.attempts.take(trx, [[LIMITS.verifyTry, account.id]]))
  const entry = { action: 'verifyEmail', userId: account.id, name: account.name } as const
  const follow = await db.write(async (trx) => {
    const email = await context.codes.redeem(trx, { user: account.id, purpose: CODE }, code.replace(/\s/g, ''))
    const owner = email === undefined ? undefined : await findByEmail(trx, email)
    if (email !== undefined && (owner === undefined || owner.id === account.id)) return setAddress(trx, account, email)
    await audit(trx, { ...entry, outcome: 'denied' })
    return undefined
  })
  if (!follow) throw new AppError(422, 'invalidCode', { fields: [{ path: 'code', keyword: 'invalidCode', params: {} }] })
  follow()
  return ownEmail(context, subject)
}
