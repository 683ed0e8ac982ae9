import { Secret, TOTP } from 'otpauth'
import { PRODUCT_NAME } from '../../../domain/productName.ts'
import { AppError } from '../../../model/errors.ts'
import type { Queries, Transaction } from '../../db/database.ts'
import type { AuthOptions } from '../authOptions.ts'
import { deriveKey, hmac } from '../keys.ts'
import { createSeal } from '../oidc/seal.ts'
import { factorRows } from './factorRows.sql.ts'

const STEP_SECONDS = 30
/** Steps by which a clock may be ahead or behind. */
const WINDOW = 1
const SECRET_BYTES = 20
const RECOVERY_CODES = 10
const RECOVERY_BYTES = 8
/** A stored secret does not expire. */
const NEVER_EXPIRES = 100 * 365 * 24 * 60 * 60

export interface FactorState {
  readonly enabled: boolean
  /** Number of unused recovery codes. */
  readonly recoveryLeft: number
}

export interface SecondFactors {
  readonly state: (queries: Queries, user: string) => Promise<FactorState>
  /** Creates a secret that takes effect when it is confirmed; `uri` is for authenticator apps. Throws `AppError` 409 `secondFactorOn`. */
  readonly begin: (trx: Transaction, user: string, email: string) => Promise<{ readonly secret: string; readonly uri: string }>
  /** Turns it on with a first valid code. Returns recovery codes, which are never shown again; undefined for an invalid code. */
  readonly confirm: (trx: Transaction, user: string, code: string) => Promise<readonly string[] | undefined>
  /** Redeems a code of the app or a recovery code. Each is valid once. Locks the row. */
  readonly redeem: (trx: Transaction, user: string, code: string) => Promise<boolean>
  /** Replaces the recovery codes. Throws `AppError` 409 `secondFactorOff`. */
  readonly renew: (trx: Transaction, user: string) => Promise<readonly string[]>
  readonly remove: (trx: Transaction, user: string) => Promise<void>
}

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: PRODUCT_NAME, label, period: STEP_SECONDS, secret: Secret.fromBase32(secret) })

const hashesOf = (row: { readonly recoveryHashes: string | null } | undefined) => (row?.recoveryHashes ?? '').split(' ').filter(Boolean)

/** Ignores case, blanks and hyphens. */
const normalize = (code: string) => code.toLowerCase().replaceAll(/[\s-]/g, '')

/** Time step of a valid code that is newer than the last one; undefined for any other code. */
function stepOf(secret: string, lastStep: number, code: string, timestamp: number): number | undefined {
  const token = normalize(code)
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = totp(secret).validate({ token, timestamp, window: WINDOW })
  const step = delta === null ? undefined : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
  return step !== undefined && step > lastStep ? step : undefined
}

/** Secrets of authenticator apps. The database has them sealed. */
function appSecrets(options: AuthOptions) {
  const { clock, random } = options
  const seal = createSeal<{ readonly secret: string }>(options, 'second factor', NEVER_EXPIRES)
  return {
    create(): { readonly secret: string; readonly sealed: string } {
      const secret = new Secret({ buffer: Uint8Array.from(random(SECRET_BYTES)).buffer }).base32
      return { secret, sealed: seal.close({ secret }) }
    },
    validStep(row: { readonly secret: string; readonly lastStep: number }, code: string): number | undefined {
      const secret = seal.open(row.secret)?.secret
      return secret === undefined ? undefined : stepOf(secret, row.lastStep, code, clock().getTime())
    },
  }
}

/** Recovery codes. The database has their hashes only. */
function recoveryCodes({ secret, random }: AuthOptions) {
  const key = deriveKey(secret, 'recovery code')
  const hashOf = (user: string, code: string) => hmac(key, user, normalize(code)).toString('hex')
  const create = (): string => {
    const hex = Buffer.from(random(RECOVERY_BYTES)).toString('hex')
    return `${hex.slice(0, 5)}-${hex.slice(5, 10)}`
  }
  return {
    create(user: string): { readonly codes: readonly string[]; readonly recoveryHashes: string } {
      const codes = Array.from({ length: RECOVERY_CODES }, create)
      return { codes, recoveryHashes: codes.map((code) => hashOf(user, code)).join(' ') }
    },
    /** The hashes that remain after a code is used; undefined if it is not one of them. */
    use(user: string, hashes: readonly string[], code: string): string | undefined {
      const used = hashOf(user, code)
      return hashes.includes(used) ? hashes.filter((hash) => hash !== used).join(' ') : undefined
    },
  }
}

/** TOTP (RFC 6238) and recovery codes. Each code is valid once, so that an observed code can't be used again. */
export function createSecondFactors(options: AuthOptions): SecondFactors {
  const rows = factorRows(options)
  const secrets = appSecrets(options)
  const recovery = recoveryCodes(options)

  async function newCodes(trx: Transaction, user: string, more: object): Promise<readonly string[]> {
    const { codes, recoveryHashes } = recovery.create(user)
    await rows.change(trx, user, { ...more, recoveryHashes })
    return codes
  }

  return {
    async state(queries, user) {
      const row = await rows.find(queries, user)
      const enabled = row !== undefined && row.confirmedAt !== null
      return { enabled, recoveryLeft: enabled ? hashesOf(row).length : 0 }
    },
    async begin(trx, user, email) {
      const known = await rows.lock(trx, user)
      if (known && known.confirmedAt !== null) throw new AppError(409, 'secondFactorOn')
      const { secret, sealed } = secrets.create()
      await rows.replace(trx, user, sealed)
      return { secret, uri: totp(secret, email).toString() }
    },
    async confirm(trx, user, code) {
      const row = await rows.lock(trx, user)
      if (row && row.confirmedAt !== null) throw new AppError(409, 'secondFactorOn')
      const step = row && secrets.validStep(row, code)
      if (step === undefined) return undefined
      return newCodes(trx, user, { confirmedAt: options.clock().toISOString(), lastStep: step })
    },
    async redeem(trx, user, code) {
      const row = await rows.lock(trx, user)
      if (!row || row.confirmedAt === null) return false
      const lastStep = secrets.validStep(row, code)
      const recoveryHashes = recovery.use(user, hashesOf(row), code)
      if (lastStep === undefined && recoveryHashes === undefined) return false
      await rows.change(trx, user, lastStep === undefined ? { recoveryHashes } : { lastStep })
      return true
    },
    async renew(trx, user) {
      const row = await rows.lock(trx, user)
      if (!row || row.confirmedAt === null) throw new AppError(409, 'secondFactorOff')
      return newCodes(trx, user, {})
    },
    remove: rows.remove,
  }
}
