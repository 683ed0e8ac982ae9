import { timingSafeEqual } from 'node:crypto'
import type { Transaction } from '../db/database.ts'
import { lockUser } from './accounts.ts'
import type { AuthOptions } from './authOptions.ts'
import { authTables } from './authTables.ts'
import { deriveKey, hmac } from './keys.ts'
import { newRow } from './newRow.ts'

/** `PRODUCT.md S1`. */
export const CODE_MINUTES = 15
export const CODE_TRIES = 5
const CODE_DIGITS = 6

export interface VerificationCodes {
  /** A new code of six digits for the user; an older one is void. */
  readonly issue: (trx: Transaction, user: string) => Promise<string>
  /** Whether the code is the user's; a right one is used up, a wrong one costs a try. Locks the user's code. */
  readonly redeem: (trx: Transaction, user: string, code: string) => Promise<boolean>
  /** What was mailed before is void. */
  readonly forget: (trx: Transaction, user: string) => Promise<void>
}

/** Codes are short, so they are stored under a key: a copy of the table alone gives none away. */
export function createVerificationCodes({ db, secret, clock, random }: AuthOptions): VerificationCodes {
  const key = deriveKey(secret, 'verification code')
  const hashOf = (user: string, code: string) => hmac(key, user, code).toString('hex')

  /** 48 bits, so that the remainder favours no digit by more than one part in 10^8. */
  const newCode = () => String(Buffer.from(random(6)).readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')

  async function forget(trx: Transaction, user: string): Promise<void> {
    await authTables(trx).deleteFrom('verificationCodes').where('user', '=', user).execute()
  }

  async function lock(trx: Transaction, user: string) {
    const query = authTables(trx).selectFrom('verificationCodes').selectAll().where('user', '=', user)
    const row = await (db.capabilities.rowLocks ? query.forUpdate() : query).executeTakeFirst()
    const valid = row && Number(row.triesLeft) > 0 && new Date(row.expiresAt).getTime() > clock().getTime()
    return valid ? row : undefined
  }

  return {
    async issue(trx, user) {
      await lockUser(db, trx, user)
      const code = newCode()
      const expiresAt = new Date(clock().getTime() + CODE_MINUTES * 60_000).toISOString()
      await forget(trx, user)
      await authTables(trx)
        .insertInto('verificationCodes')
        .values({ ...newRow(clock, random), user, codeHash: hashOf(user, code), expiresAt, triesLeft: CODE_TRIES })
        .execute()
      return code
    },
    async redeem(trx, user, code) {
      const row = await lock(trx, user)
      if (!row) return false
      if (timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(hashOf(user, code)))) {
        await forget(trx, user)
        return true
      }
      await authTables(trx)
        .updateTable('verificationCodes')
        .set((eb) => ({ triesLeft: eb('triesLeft', '-', 1) }))
        .where('id', '=', row.id)
        .execute()
      return false
    },
    forget,
  }
}
