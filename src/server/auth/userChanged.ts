import type { Transaction } from '../db/database.ts'
import { type AuthContext, CHANGED_CHANNEL } from './authContext.ts'

/** A user as whoever changed it knows it. */
interface ChangedUser {
  readonly id: string
  readonly _version: number
  readonly active?: unknown
}

/**
 * What follows for sessions from a changed user: deactivated, or with a new password, all of them end; otherwise access tokens made before stop
 * working, so that the next refresh brings the roles and the name of now.
 */
export const createUserChanged = (context: AuthContext) => ({
  async inTransaction(trx: Transaction, user: ChangedUser, passwordChanged: boolean): Promise<void> {
    const { db } = context.options
    if (user.active === false) await context.end(trx, { user: user.id }, 'inactive')
    else if (passwordChanged) await context.end(trx, { user: user.id }, 'passwordReset')
    if (db.capabilities.notifications) await db.notify(trx, CHANGED_CHANNEL, `${user.id} ${user._version}`)
  },
  committed: (user: ChangedUser): void => context.revocations.outdate(user.id, user._version),
})
