import { timingSafeEqual } from 'node:crypto'
import type { Queries, Transaction } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'
import { lockUser } from '../accounts.sql.ts'
import type { AuthOptions } from '../authOptions.ts'
import { deriveKey, hmac } from '../keys.ts'
import { newRow } from '../newRow.ts'

export type CodePurpose = 'password' | 'email'

/** Lifetime of a code in minutes: for passwords by `PRODUCT.md S1`; new users may read the mail the next day. */
export const CODE_MINUTES: Readonly<Record<CodePurpose, number>> = { password: 15, email: 24 * 60 }
const CODE_TRIES = 5
const CODE_DIGITS = 6

/** User and purpose of a code. */
interface CodeOf {
  readonly user: string
  readonly purpose: CodePurpose
}

export interface VerificationCodes {
  /** Creates a six-digit code to be mailed to the address. Replaces an older code for the same purpose. */
  readonly issue: (trx: Transaction, of: CodeOf, email: string) => Promise<string>
  /** Uses up a valid code and returns the address that it was mailed to. An invalid code costs a try and returns undefined. Locks the code. */
  readonly redeem: (trx: Transaction, of: CodeOf, code: string) => Promise<string | undefined>
  /** Address of a code that is still valid. */
  readonly pending: (of: CodeOf) => Promise<string | undefined>
  /** Deletes all codes of the user. */
  readonly forget: (trx: Transaction, user: string) => Promise<void>
}

const isValid = (row: { readonly triesLeft: number; readonly expiresAt: string } | undefined, now: Date): boolean =>
  row !== undefined && row.triesLeft > 0 && new Date(row.expiresAt).getTime() > now.getTime()

/** The table of codes: at most one row per user and purpose. */
function codeRows({ db, clock, random }: AuthOptions) {
  const select = (queries: Queries, { user, purpose }: CodeOf) =>
    hubTables(queries).selectFrom('verificationCodes').selectAll().where('user', '=', user).where('purpose', '=', purpose)
  return {
    find: (of: CodeOf) => select(db.read, of).executeTakeFirst(),
    lock: (trx: Transaction, of: CodeOf) => (db.capabilities.rowLocks ? select(trx, of).forUpdate() : select(trx, of)).executeTakeFirst(),
    async remove(trx: Transaction, { user, purpose }: CodeOf): Promise<void> {
      await hubTables(trx).deleteFrom('verificationCodes').where('user', '=', user).where('purpose', '=', purpose).execute()
    },
    async insert(trx: Transaction, of: CodeOf, email: string, codeHash: string): Promise<void> {
      const expiresAt = new Date(clock().getTime() + CODE_MINUTES[of.purpose] * 60_000).toISOString()
      await hubTables(trx)
        .insertInto('verificationCodes')
        .values({ ...newRow(clock, random), ...of, email, codeHash, expiresAt, triesLeft: CODE_TRIES })
        .execute()
    },
    async countTry(trx: Transaction, id: string): Promise<void> {
      await hubTables(trx)
        .updateTable('verificationCodes')
        .set((eb) => ({ triesLeft: eb('triesLeft', '-', 1) }))
        .where('id', '=', id)
        .execute()
    },
  }
}

/** 48 bits, so that the remainder favours no digit by more than one part in 10^8. */
const newCode = (random: AuthOptions['random']): string =>
  String(Buffer.from(random(6)).readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')

/** Codes are short, so they are stored under a key: a copy of the table alone reveals none. */
export function createVerificationCodes(options: AuthOptions): VerificationCodes {
  const { db, secret, clock, random } = options
  const rows = codeRows(options)
  const key = deriveKey(secret, 'verification code')
  const hashOf = ({ user, purpose }: CodeOf, email: string, code: string) => hmac(key, user, purpose, email, code).toString('hex')
  return {
    async issue(trx, of, email) {
      await lockUser(db, trx, of.user)
      const code = newCode(random)
      await rows.remove(trx, of)
      await rows.insert(trx, of, email, hashOf(of, email, code))
      return code
    },
    async redeem(trx, of, code) {
      const row = await rows.lock(trx, of)
      if (!row || !isValid(row, clock())) return undefined
      const email = row.email ?? ''
      if (timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(hashOf(of, email, code)))) {
        await rows.remove(trx, of)
        return email
      }
      await rows.countTry(trx, row.id)
      return undefined
    },
    async pending(of) {
      const row = await rows.find(of)
      return row && isValid(row, clock()) ? (row.email ?? undefined) : undefined
    },
    async forget(trx, user) {
      await hubTables(trx).deleteFrom('verificationCodes').where('user', '=', user).execute()
    },
  }
}
