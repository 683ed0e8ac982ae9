import { normalizeEmail } from '../../../domain/credentials.ts'
import { AppError } from '../../../model/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'
import { type Account, findByEmail, findById, lockUser } from '../accounts.sql.ts'
import type { AuthContext } from '../authContext.ts'
import { hashPassword, isOutdated, verifyPassword } from '../passwords/passwords.ts'
import type { Device, TokenPair } from '../sessions/sessions.sql.ts'
import { type Counter, LIMITS } from './attempts.sql.ts'
import { networkOf } from './network.ts'

/** Answer to sign-in and sign-up (specification section 7, `PRODUCT.md S1`). */
export interface SignedIn {
  readonly token: string
  readonly refreshToken: string
  readonly imageId: string | null
  readonly name: string
  readonly email: string
  readonly userRoles: readonly string[]
  readonly id: string
}

export const signedIn = ({ id, name, email, imageId, roles }: Account, { accessToken, refreshToken }: TokenPair): SignedIn => ({
  token: accessToken,
  refreshToken,
  imageId,
  name,
  email,
  userRoles: roles,
  id,
})

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Code of the second step, if the account has one. */
  readonly code?: string
}

/** A known device of the account has a counter of its own, so that strangers can't use up its attempts. */
function countersOf(
  { devices }: AuthContext,
  email: string,
  { address, cookie = '' }: Device,
  found: Account | undefined,
): readonly Counter[] {
  const known = found && devices.deviceOf(cookie, found.id)
  if (found && known !== undefined) return [[LIMITS.signInDevice, `${found.id} ${known}`]]
  const network = networkOf(address)
  return [
    [LIMITS.signInNetwork, network],
    [LIMITS.signInAccount, email],
    [LIMITS.signInHere, `${email} ${network}`],
  ]
}

/** A hash with outdated parameters is renewed now, because only now the password is known. */
async function renewHash({ options }: AuthContext, account: Account, password: string): Promise<Account> {
  if (account.password === null || !isOutdated(account.password)) return account
  const renewed = await hashPassword(password, { random: options.random })
  const query = (trx: Transaction) =>
    hubTables(trx).updateTable('users').set({ password: renewed }).where('id', '=', account.id).where('password', '=', account.password)
  const [result] = await options.db.write((trx) => query(trx).execute())
  return result?.numUpdatedRows === 1n ? { ...account, password: renewed } : account
}

/** Whether the code is valid for the second step. Guesses are limited per account, from all networks. */
async function takeCode({ options: { db }, attempts, secondFactors }: AuthContext, { id }: Account, code: string): Promise<boolean> {
  const counters: readonly Counter[] = [[LIMITS.secondFactor, id]]
  await db.write((trx) => attempts.take(trx, counters))
  return db.write(async (trx) => {
    const right = await secondFactors.redeem(trx, id, code)
    if (right) await attempts.refund(trx, counters)
    return right
  })
}

/**
 * Signs in by address and password, and by a code where the account has a second factor: 401 `secondFactorRequired` without one,
 * `invalidSecondFactor`. Throws `AppError` 401 `invalidCredentials` for an unknown address and a wrong password alike, after the same work;
 * 403 `accountInactive`, only if the password is right; 429 `rateLimited`.
 */
export async function signIn(context: AuthContext, given: Credentials, device: Device): Promise<SignedIn> {
  const { db, audit } = context.options
  const email = normalizeEmail(given.email)
  const found = await findByEmail(db.read, email)
  const counters = countersOf(context, email, device, found)
  await db.write((trx) => context.attempts.take(trx, counters))

  const matches = await verifyPassword(given.password, found?.password)
  const deny = async (code: string, status: number) => {
    const who = found ? { userId: found.id, name: found.name } : { name: email }
    await db.write((trx) => audit(trx, { action: 'signIn', outcome: 'denied', ...who }))
    return new AppError(status, code)
  }
  if (!found || !matches) throw await deny('invalidCredentials', 401)
  if (!found.active) throw await deny('accountInactive', 403)

  if ((await context.secondFactors.state(db.read, found.id)).enabled) {
    if (!given.code) {
      await db.write((trx) => context.attempts.refund(trx, counters))
      throw new AppError(401, 'secondFactorRequired')
    }
    if (!(await takeCode(context, found, given.code))) throw await deny('invalidSecondFactor', 401)
  }

  const account = await renewHash(context, found, given.password)
  const tokens = await db.write(async (trx) => {
    await lockUser(db, trx, account.id)
    const current = await findById(trx, account.id)
    if (!current?.active || current.password !== account.password) throw new AppError(401, 'invalidCredentials')
    await context.attempts.refund(trx, counters)
    await audit(trx, { action: 'signIn', outcome: 'done', userId: account.id, name: account.name })
    return context.sessions.start(trx, current, device)
  })
  return signedIn(account, tokens)
}
