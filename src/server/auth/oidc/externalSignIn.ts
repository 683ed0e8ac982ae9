import { isEmail, normalizeEmail } from '../../../domain/credentials.ts'
import { NAME_MAX } from '../../../model/calls/credentialLimits.ts'
import { AppError } from '../../../model/errors.ts'
import { type Account, findByEmail, findById, lockUser } from '../accounts.sql.ts'
import type { AuthContext } from '../authContext.ts'
import type { CreateAccount, ReclaimAccount } from '../authOptions.ts'
import type { Device } from '../sessions/sessions.sql.ts'
import { LIMITS } from '../signIn/attempts.sql.ts'
import { networkOf } from '../signIn/network.ts'
import { type SignedIn, signedIn } from '../signIn/signIn.ts'
import type { ExternalUser } from './oidcClient.ts'

/** Reasons for refusing external sign-in: keys of `auth.external`. */
export type Problem = 'cancelled' | 'expired' | 'failed' | 'unverified' | 'inactive' | 'secondFactor' | 'rateLimited'

export class ExternalProblem extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

/** Bytes of a random password that is never shown; its owner may set one with a code for forgotten passwords. */
const UNKNOWN_PASSWORD = 32

/**
 * The account of a verified address, created by the rules of sign-up if missing (a Dealer, limited by network). Throws `ExternalProblem`.
 */
export async function accountFor(
  { options, attempts, secondFactors }: AuthContext,
  createAccount: CreateAccount,
  { email: given, verified, name }: ExternalUser,
  { device, locale }: { readonly device: Device; readonly locale: string },
): Promise<Account> {
  const { db, random } = options
  if (!verified || !isEmail(given)) throw new ExternalProblem('unverified')
  const email = normalizeEmail(given)
  const known = await findByEmail(db.read, email)
  if (known) {
    if (!known.active) throw new ExternalProblem('inactive')
    if ((await secondFactors.state(db.read, known.id)).enabled) throw new ExternalProblem('secondFactor')
    return known
  }
  await db.write((trx) => attempts.take(trx, [[LIMITS.signUpNetwork, networkOf(device.address)]]))
  const password = Buffer.from(random(UNKNOWN_PASSWORD)).toString('base64url')
  const id = await createAccount({ name: (name || email.split('@')[0] || email).slice(0, NAME_MAX), email, password, locale, proved: true })
  const made = await findById(db.read, id)
  if (!made) throw new ExternalProblem('failed')
  return made
}

export interface ExternalSession extends SignedIn {
  /** The account's former password was removed. */
  readonly passwordRemoved: boolean
}

/** The account confirmed by a provider, and its address at that time. */
export interface ConfirmedAccount {
  readonly user: string
  readonly email: string
}

/**
 * Starts the session of an account confirmed by a provider. Sign-up does not verify addresses, so another person may have registered this one
 * first. If the address is unverified, their access (password, sessions, mailed codes) ends first. Throws `AppError` 401 if the account is
 * inactive or has another address by now.
 */
export async function startSession(
  context: AuthContext,
  reclaim: ReclaimAccount,
  { user, email }: ConfirmedAccount,
  device: Device,
): Promise<ExternalSession> {
  const { db, audit } = context.options
  const { reclaimed, ended, answer } = await db.write(async (trx) => {
    await lockUser(db, trx, user)
    const found = await findById(trx, user)
    if (!found?.active || found.email !== email) throw new AppError(401, 'unauthenticated')
    if ((await context.secondFactors.state(trx, user)).enabled) throw new AppError(401, 'secondFactorRequired')
    const reclaimed = await reclaim(trx, found)
    const ended = reclaimed ? await context.end(trx, { user }, 'passwordReset') : []
    if (reclaimed) await context.codes.forget(trx, user)
    const account = { ...found, version: reclaimed?.version ?? found.version }
    await audit(trx, { action: 'signIn', outcome: 'done', userId: user, name: account.name })
    return { reclaimed, ended, answer: signedIn(account, await context.sessions.start(trx, account, device)) }
  })
  for (const session of ended) context.revocations.endSession(session)
  if (reclaimed) context.userChanged(user, reclaimed.version)
  return { ...answer, passwordRemoved: reclaimed?.passwordRemoved ?? false }
}
