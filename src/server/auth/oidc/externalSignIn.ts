import { isEmail, NAME_MAX, normalizeEmail } from '../../../domain/credentials.ts'
import { AppError } from '../../../model/errors.ts'
import { type Account, findByEmail, findById } from '../accounts.ts'
import { LIMITS } from '../attempts.ts'
import type { AuthContext } from '../authContext.ts'
import type { CreateDealer } from '../authOptions.ts'
import { networkOf } from '../network.ts'
import type { Device } from '../sessions.ts'
import { type SignedIn, signedIn } from '../signIn.ts'
import type { ExternalUser } from './oidcClient.ts'

/** Why somebody whom a provider vouches for is not let in: keys of `auth.external`. */
export type Problem = 'cancelled' | 'expired' | 'failed' | 'unverified' | 'inactive' | 'rateLimited'

export class ExternalProblem extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

/** Bytes of a password that nobody knows; its owner may set one by the code for forgotten passwords. */
const UNKNOWN_PASSWORD = 32

/**
 * The account of a verified address, made by the rules of sign-up where there is none (a Dealer, limited by network). Throws `ExternalProblem`.
 */
export async function accountFor(
  { options, attempts }: AuthContext,
  createDealer: CreateDealer,
  { email: given, verified, name }: ExternalUser,
  { device, locale }: { readonly device: Device; readonly locale: string },
): Promise<Account> {
  const { db, random } = options
  if (!verified || !isEmail(given)) throw new ExternalProblem('unverified')
  const email = normalizeEmail(given)
  const known = await findByEmail(db.read, email)
  if (known) {
    if (!known.active) throw new ExternalProblem('inactive')
    return known
  }
  await db.write((trx) => attempts.take(trx, [[LIMITS.signUpNetwork, networkOf(device.address)]]))
  const password = Buffer.from(random(UNKNOWN_PASSWORD)).toString('base64url')
  const id = await createDealer({ name: (name || email.split('@')[0] || email).slice(0, NAME_MAX), email, password, locale })
  const made = await findById(db.read, id)
  if (!made) throw new ExternalProblem('failed')
  return made
}

/** Begins the session of an account that a provider has vouched for. Throws `AppError` 401 where it is not active any more. */
export async function enter(context: AuthContext, id: string, device: Device): Promise<SignedIn> {
  const { db, audit } = context.options
  return db.write(async (trx) => {
    const account = await findById(trx, id)
    if (!account?.active) throw new AppError(401, 'unauthenticated')
    await audit(trx, { action: 'signIn', outcome: 'done', userId: account.id, name: account.name })
    return signedIn(account, await context.sessions.start(trx, account, device))
  })
}
