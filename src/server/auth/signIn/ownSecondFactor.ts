import { toString as toQrCode } from 'qrcode'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import type { AuthContext } from '../authContext.ts'
import { confirmPassword } from '../passwords/confirmPassword.ts'
import { LIMITS } from './attempts.sql.ts'
import type { FactorState } from './secondFactors.ts'

/** State of the caller's second factor, for My Account. */
export interface OwnFactor extends FactorState {
  /** Whether the user may have one: Administrators only. */
  readonly available: boolean
}

const isAdmin = ({ roles }: Subject) => roles.includes('Admin')

export async function ownFactor({ secondFactors, options }: AuthContext, subject: Subject): Promise<OwnFactor> {
  return { available: isAdmin(subject), ...(await secondFactors.state(options.db.read, subject.id)) }
}

/** A secret to be confirmed, as text and as a picture. Throws `AppError` 403 `adminsOnly`, 409 `secondFactorOn`, 422 at `currentPassword`. */
export async function beginFactor(context: AuthContext, subject: Subject, password: string) {
  if (!isAdmin(subject)) throw new AppError(403, 'adminsOnly')
  const account = await confirmPassword(context, subject, password, 'enableSecondFactor')
  const begun = await context.options.db.write((trx) => context.secondFactors.begin(trx, account.id, account.email))
  return { ...begun, qrCode: await toQrCode(begun.uri, { type: 'svg', margin: 1 }) }
}

/** Turns it on with a first code. Throws `AppError` 422 `invalidSecondFactor` at `code`, 429 `rateLimited`. */
export async function confirmFactor(context: AuthContext, subject: Subject, code: string) {
  const { db, audit } = context.options
  await db.write((trx) => context.attempts.take(trx, [[LIMITS.secondFactor, subject.id]]))
  const recoveryCodes = await db.write(async (trx) => {
    const codes = await context.secondFactors.confirm(trx, subject.id, code)
    const entry = { action: 'enableSecondFactor', userId: subject.id, name: subject.attributes?.name ?? '' } as const
    await audit(trx, { ...entry, outcome: codes ? 'done' : 'denied' })
    return codes
  })
  if (!recoveryCodes) throw new AppError(422, 'validation', { fields: [{ path: 'code', keyword: 'invalidSecondFactor', params: {} }] })
  return { recoveryCodes }
}

/** New recovery codes; needs the password. */
export async function renewRecoveryCodes(context: AuthContext, subject: Subject, password: string) {
  const account = await confirmPassword(context, subject, password, 'renewRecoveryCodes')
  return context.options.db.write(async (trx) => {
    const recoveryCodes = await context.secondFactors.renew(trx, account.id)
    await context.options.audit(trx, { action: 'renewRecoveryCodes', outcome: 'done', userId: account.id, name: account.name })
    return { recoveryCodes }
  })
}

/** Turns it off; needs the password. */
export async function removeFactor(context: AuthContext, subject: Subject, password: string): Promise<void> {
  const account = await confirmPassword(context, subject, password, 'disableSecondFactor')
  await context.options.db.write(async (trx) => {
    await context.secondFactors.remove(trx, account.id)
    await context.options.audit(trx, { action: 'disableSecondFactor', outcome: 'done', userId: account.id, name: account.name })
  })
}
