import { normalizeEmail } from '../../../domain/credentials.ts'
import { AppError } from '../../../model/errors.ts'
import { findById } from '../accounts.sql.ts'
import type { AuthContext } from '../authContext.ts'
import type { CreateAccount, NewAccount } from '../authOptions.ts'
import type { Device } from '../sessions/sessions.sql.ts'
import { LIMITS } from './attempts.sql.ts'
import { networkOf } from './network.ts'
import { type SignedIn, signedIn } from './signIn.ts'

/** Creates a Dealer and signs them in (`PRODUCT.md S1`). Throws `AppError` 422 with errors at the fields, 429 `rateLimited`. */
export async function signUp(context: AuthContext, createAccount: CreateAccount, given: NewAccount, device: Device): Promise<SignedIn> {
  const { db, audit } = context.options
  await db.write((trx) => context.attempts.take(trx, [[LIMITS.signUpNetwork, networkOf(device.address)]]))
  const id = await createAccount({ ...given, email: normalizeEmail(given.email) })
  return db.write(async (trx) => {
    const account = await findById(trx, id)
    if (!account) throw new AppError(500, 'internal')
    await audit(trx, { action: 'signUp', outcome: 'done', userId: account.id, name: account.name })
    return signedIn(account, await context.sessions.start(trx, account, device))
  })
}
