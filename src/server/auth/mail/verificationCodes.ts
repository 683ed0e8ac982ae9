import { timingSafeEqual } from 'node:crypto'
import type { Transaction } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'
import { lockUser } from '../accounts.ts'
import type { AuthOptions } from '../authOptions.ts'
import { deriveKey, hmac } from '../keys.ts'
import { newRow } from '../newRow.ts'

export type CodePurpose = 'password' | 'email'

/** Minutes that a code is good for: of a forgotten password by `PRODUCT.md S1`; who signs up may read the mail tomorrow. */
export const CODE_MINUTES: Readonly<Record<CodePurpose, number>> = { password: 15, email: 24 * 60 }
const CODE_TRIES = 5
const CODE_DIGITS = 6

/** Whose code it is, and what it is for. */
interface CodeOf {
  readonly user: string
  readonly purpose: CodePurpose
}

export interface VerificationCodes {
  /** A new code of six digits, to be mailed to the address; an older one for the same is void. */
  readonly issue: (trx: Transaction, of: CodeOf, email: string) => Promise<string>
  /** The address that a right code was mailed to; it is used up. Undefined for a wrong one, which costs a try. Locks the code. */
  readonly redeem: (trx: Transaction, of: CodeOf, code: string) => Promise<string | undefined>
  /** Address that a code which is still good was mailed to. */
  readonly pending: (of: CodeOf) => Promise<string | undefined>
  /** Earlier codes of the user become void, whatever their purpose. */
  readonly forget: (trx: Transaction, user: string) => Promise<void>
}

/** Codes are short, so they are stored under a key: a copy of the table alone gives none away. */
export function createVerificationCodes({ db, secret, clock, random }: AuthOptions): VerificationCodes {
  const key = deriveKey(secret, 'verification code')
  const hashOf = ({ user, purpose }: CodeOf, email: string, code: string) => hmac(key, user, purpose, email, code).toString('hex')

  /** 48 bits, so that the remainder favours no digit by more than one part in 10^8. */
  const newCode = () => String(Buffer.from(random(6)).readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')

  const isGood = (row: { readonly triesLeft: number; readonly expiresAt: string } | undefined) =>
    row !== undefined && row.triesLeft > 0 && new Date(row.expiresAt).getTime() > clock().getTime()

  async function remove(trx: Transaction, { user, purpose }: CodeOf): Promise<void> {
    await hubTables(trx).deleteFrom('verificationCodes').where('user', '=', user).where('purpose', '=', purpose).execute()
  }

  async function lock(trx: Transaction, { user, purpose }: CodeOf) {
    const query = hubTables(trx).selectFrom('verificationCodes').selectAll().where('user', '=', user).where('purpose', '=', purpose)
    const row = await (db.capabilities.rowLocks ? query.forUpdate() : query).executeTakeFirst()
    return isGood(row) ? row : undefined
  }

  return {
    async issue(trx, of, email) {
      await lockUser(db, trx, of.user)
      const code = newCode()
      const expiresAt = new Date(clock().getTime() + CODE_MINUTES[of.purpose] * 60_000).toISOString()
      await remove(trx, of)
      const codeHash = hashOf(of, email, code)
      await hubTables(trx)
        .insertInto('verificationCodes')
        .values({ ...newRow(clock, random), ...of, email, codeHash, expiresAt, triesLeft: CODE_TRIES })
        .execute()
      return code
    },
    async redeem(trx, of, code) {
      const row = await lock(trx, of)
      if (!row) return undefined
      const email = row.email ?? ''
      if (timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(hashOf(of, email, code)))) {
        await remove(trx, of)
        return email
      }
      await hubTables(trx)
        .updateTable('verificationCodes')
        .set((eb) => ({ triesLeft: eb('triesLeft', '-', 1) }))
        .where('id', '=', row.id)
        .execute()
      return undefined
    },
    async pending({ user, purpose }) {
      const query = hubTables(db.read).selectFrom('verificationCodes').selectAll().where('user', '=', user)
      const row = await query.where('purpose', '=', purpose).executeTakeFirst()
      return row && isGood(row) ? (row.email ?? undefined) : undefined
    },
    async forget(trx, user) {
      await hubTables(trx).deleteFrom('verificationCodes').where('user', '=', user).execute()
    },
  }
}
