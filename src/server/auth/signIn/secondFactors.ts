import { Secret, TOTP } from 'otpauth'
import { PRODUCT_NAME } from '../../../domain/productName.ts'
import { AppError } from '../../../model/errors.ts'
import type { Database, Queries, Transaction } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'
import type { AuthOptions } from '../authOptions.ts'
import { deriveKey, hmac } from '../keys.ts'
import { newRow } from '../newRow.ts'
import { createSeal } from '../oidc/seal.ts'

const STEP_SECONDS = 30
/** Steps that a clock may be off, either way. */
const WINDOW = 1
const SECRET_BYTES = 20
const RECOVERY_CODES = 10
const RECOVERY_BYTES = 8
/** A stored secret does not expire. */
const FOR_EVER = 100 * 365 * 24 * 60 * 60

export interface FactorState {
  readonly enabled: boolean
  /** Recovery codes that are left. */
  readonly recoveryLeft: number
}

export interface SecondFactors {
  readonly state: (queries: Queries, user: string) => Promise<FactorState>
  /** A new secret that counts once it is confirmed; `uri` is what an authenticator app reads. Throws `AppError` 409 `secondFactorOn`. */
  readonly begin: (trx: Transaction, user: string, email: string) => Promise<{ readonly secret: string; readonly uri: string }>
  /** Turns it on by a first right code; answers recovery codes, never shown again. Undefined for a wrong code. */
  readonly confirm: (trx: Transaction, user: string, code: string) => Promise<readonly string[] | undefined>
  /** Takes a code of the app or a recovery code, each once. Locks the row. */
  readonly redeem: (trx: Transaction, user: string, code: string) => Promise<boolean>
  /** New recovery codes; the old ones are void. Throws `AppError` 409 `secondFactorOff`. */
  readonly renew: (trx: Transaction, user: string) => Promise<readonly string[]>
  readonly remove: (trx: Transaction, user: string) => Promise<void>
}

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: PRODUCT_NAME, label, period: STEP_SECONDS, secret: Secret.fromBase32(secret) })

const hashesOf = (row: { readonly recoveryHashes: string | null } | undefined) => (row?.recoveryHashes ?? '').split(' ').filter(Boolean)

/** As people type them: case, blanks and hyphens do not count. */
const normalize = (code: string) => code.toLowerCase().replaceAll(/[\s-]/g, '')

/** TOTP (RFC 6238) and recovery codes. A code counts once, so that one that was observed can't be used again. */
export function createSecondFactors(options: AuthOptions): SecondFactors {
  const { db, secret: key, clock, random } = options
  const seal = createSeal<{ readonly secret: string }>(options, 'second factor', FOR_EVER)
  const recoveryKey = deriveKey(key, 'recovery code')
  const hashOf = (user: string, code: string) => hmac(recoveryKey, user, normalize(code)).toString('hex')

  async function find(queries: Queries, user: string, lock: Database | undefined) {
    const query = hubTables(queries).selectFrom('secondFactors').selectAll().where('user', '=', user)
    return (lock?.capabilities.rowLocks ? query.forUpdate() : query).executeTakeFirst()
  }

  const change = (trx: Transaction, user: string, values: object) =>
    hubTables(trx)
      .updateTable('secondFactors')
      .set({ ...values, updatedAt: clock().toISOString() })
      .where('user', '=', user)
      .execute()

  /** Time step of a right code that is newer than the last one, or undefined. */
  function stepOf(sealed: string, lastStep: number, code: string): number | undefined {
    const secret = seal.open(sealed)?.secret
    const token = normalize(code)
    if (secret === undefined || !/^\d{6}$/.test(token)) return undefined
    const timestamp = clock().getTime()
    const delta = totp(secret).validate({ token, timestamp, window: WINDOW })
    const step = delta === null ? undefined : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
    return step !== undefined && step > lastStep ? step : undefined
  }

  async function newCodes(trx: Transaction, user: string, more: object): Promise<readonly string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => {
      const hex = Buffer.from(random(RECOVERY_BYTES)).toString('hex')
      return `${hex.slice(0, 5)}-${hex.slice(5, 10)}`
    })
    await change(trx, user, { ...more, recoveryHashes: codes.map((code) => hashOf(user, code)).join(' ') })
    return codes
  }

  return {
    async state(queries, user) {
      const row = await find(queries, user, undefined)
      const enabled = row !== undefined && row.confirmedAt !== null
      return { enabled, recoveryLeft: enabled ? hashesOf(row).length : 0 }
    },
    async begin(trx, user, email) {
      const known = await find(trx, user, db)
      if (known && known.confirmedAt !== null) throw new AppError(409, 'secondFactorOn')
      const secret = new Secret({ buffer: Uint8Array.from(random(SECRET_BYTES)).buffer }).base32
      await hubTables(trx).deleteFrom('secondFactors').where('user', '=', user).execute()
      await hubTables(trx)
        .insertInto('secondFactors')
        .values({ ...newRow(clock, random), user, secret: seal.close({ secret }), confirmedAt: null, lastStep: 0, recoveryHashes: null })
        .execute()
      return { secret, uri: totp(secret, email).toString() }
    },
    async confirm(trx, user, code) {
      const row = await find(trx, user, db)
      if (row && row.confirmedAt !== null) throw new AppError(409, 'secondFactorOn')
      const step = row && stepOf(row.secret, row.lastStep, code)
      if (step === undefined) return undefined
      return newCodes(trx, user, { confirmedAt: clock().toISOString(), lastStep: step })
    },
    async redeem(trx, user, code) {
      const row = await find(trx, user, db)
      if (!row || row.confirmedAt === null) return false
      const step = stepOf(row.secret, row.lastStep, code)
      if (step !== undefined) {
        await change(trx, user, { lastStep: step })
        return true
      }
      const left = hashesOf(row)
      const used = hashOf(user, code)
      if (!left.includes(used)) return false
      await change(trx, user, { recoveryHashes: left.filter((hash) => hash !== used).join(' ') })
      return true
    },
    async renew(trx, user) {
      const row = await find(trx, user, db)
      if (!row || row.confirmedAt === null) throw new AppError(409, 'secondFactorOff')
      return newCodes(trx, user, {})
    },
    async remove(trx, user) {
      await hubTables(trx).deleteFrom('secondFactors').where('user', '=', user).execute()
    },
  }
}
