import { normalizeEmail } from '../../domain/credentials.ts'
import { AppError } from '../../model/errors.ts'
import type { Transaction } from '../db/database.ts'
import { type Account, findByEmail } from './accounts.ts'
import { LIMITS } from './attempts.ts'
import type { AuthContext } from './authContext.ts'
import { authTables } from './authTables.ts'
import { networkOf } from './network.ts'
import { hashPassword } from './passwords.ts'
import type { Device } from './sessions.ts'

export interface Reset {
  readonly email: string
  readonly code: string
  readonly password: string
}

export const storePassword = (trx: Transaction, { id }: Account, password: string, updatedAt: string) =>
  authTables(trx)
    .updateTable('users')
    .set((eb) => ({ password, updatedAt, _version: eb('_version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/**
 * Sets a new password by a mailed code and ends all sessions of the account. Throws `AppError` 422 `invalidCode` for a wrong, expired or used-up
 * code and for an unknown address alike; 429 `rateLimited`.
 */
export async function resetPassword(context: AuthContext, given: Reset, device: Device): Promise<void> {
  const { db, audit, clock, random } = context.options
  await db.write((trx) => context.attempts.take(trx, [[LIMITS.resetNetwork, networkOf(device.address)]]))
  const account = await findByEmail(db.read, normalizeEmail(given.email))
  const hash = await hashPassword(given.password, { random })

  const ended = await db.write(async (trx) => {
    if (!account?.active) return undefined
    const right = await context.codes.redeem(trx, account.id, given.code.replace(/\s/g, ''))
    await audit(trx, { action: 'resetPassword', outcome: right ? 'done' : 'denied', userId: account.id, name: account.name })
    if (!right) return undefined
    await storePassword(trx, account, hash, clock().toISOString())
    return context.end(trx, { user: account.id }, 'passwordReset')
  })
  if (!ended) throw new AppError(422, 'invalidCode', { fields: [{ path: 'code', keyword: 'invalidCode', params: {} }] })
  for (const session of ended) context.revocations.endSession(session)
}
