import { v7 } from 'uuid'
import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'
import { isEmail, NAME_MAX, normalizeEmail } from '../../../domain/credentials.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Mailer } from '../../auth/mail/mailer.ts'
import { mailText } from '../../auth/mail/mailText.ts'
import { createAttempts, LIMITS } from '../../auth/signIn/attempts.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { fieldValue, type Values } from '../../records/values.ts'
import { firmOf, permitColleagues } from './colleagues.ts'
import type { InvitationCodes } from './invitationCodes.ts'
import { DAY, INVITATION_DAYS } from './invitationTerm.ts'
import { firstWith } from './recordsWith.ts'

const TRIES = 5

export interface Inviting {
  readonly records: RecordContext
  readonly codes: InvitationCodes
  readonly mailer: Mailer
  readonly publicUrl: string
}

const text = (values: Values, name: string) => {
  const value = values[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** Throws `AppError` 422 with what is wrong with each field; 403 where somebody else than an Admin of the house invites one. */
function judged(input: Values, subject: Subject, firm: string): Values {
  const [name, email] = [text(input, 'name'), normalizeEmail(text(input, 'email'))]
  const fields: FieldError[] = []
  if (name === '') fields.push({ path: 'name', keyword: 'required', params: {} })
  if (name.length > NAME_MAX) fields.push({ path: 'name', keyword: 'maxLength', params: { limit: NAME_MAX } })
  if (email === '') fields.push({ path: 'email', keyword: 'required', params: {} })
  else if (!isEmail(email)) fields.push({ path: 'email', keyword: 'format', format: 'email', params: { value: email } })
  if (fields.length > 0) throw new AppError(422, 'validation', { fields })
  const role = input.role === 'Admin' ? 'Admin' : 'Dealer'
  if (role === 'Admin' && !(subject.roles.includes('Admin') && firm === HOUSE_FIRM)) throw new AppError(403, 'forbidden')
  return { name, email, role }
}

/** A colleague's address is no secret; anybody else's account is. */
async function refuseColleague({ records }: Inviting, firm: string, email: string): Promise<Values | undefined> {
  const owner = await firstWith(records, records.db.read, 'users', { email })
  if (owner?.firm === firm) throw new AppError(422, 'validation', { fields: [{ path: 'email', keyword: 'unique', params: {} }] })
  return owner
}

async function store({ records, codes }: Inviting, subject: Subject, invitation: Values, code: string): Promise<void> {
  const entity = entityOf(records, 'invitations')
  const expiresAt = new Date(records.clock().getTime() + INVITATION_DAYS * DAY).toISOString()
  const { firm, email, role } = invitation
  await records.db.write(async (trx) => {
    await createAttempts(records.clock).take(trx, [[LIMITS.invite, subject.id]])
    const before = await firstWith(records, trx, 'invitations', { firm: String(firm), email: String(email) })
    if (before) await records.repository.remove(trx, entity, before.id)
    const id = v7()
    const whole = { ...invitation, id, expiresAt, triesLeft: TRIES, codeHash: codes.hashOf(invitation, code) }
    await records.repository.insert(trx, entity, whole)
    const changes = { email: { old: null, new: email ?? null }, role: { old: null, new: role ?? null } }
    await records.audit.write(trx, { subject, action: 'create', entity: entity.id, recordId: id, changes, outcome: 'done' })
  })
}

/**
 * Asks somebody by mail to join the asker's firm. An address that has an account elsewhere is told so by mail alone: the asker can't tell the cases
 * apart. Answers the mailing, which is for after the answer. Throws `AppError` 403, 422, 429 `rateLimited`.
 */
export async function invite(inviting: Inviting, subject: Subject, input: Values): Promise<() => Promise<void>> {
  const { records, codes, mailer, publicUrl } = inviting
  const firm = firmOf(subject)
  await permitColleagues(records, subject)
  const given = judged(input, subject, firm)
  const owner = await refuseColleague(inviting, firm, String(given.email))
  const { repository, db } = records
  const [inviter] = await repository.getMany(db.read, entityOf(records, 'users'), [subject.id])
  const [house] = await repository.getMany(db.read, entityOf(records, 'firms'), [firm])
  const locale = String(fieldValue(inviter, 'locale') ?? 'en')
  const code = codes.create()
  await store(inviting, subject, { ...given, firm, invitedBy: subject.id, locale }, code)
  return async () => {
    const to = String(given.email)
    if (owner) {
      const told = { to, locale: String(owner.locale ?? 'en') }
      await mailer.send(await mailText('emailWanted', told, { name: String(owner.name), address: `${publicUrl}/sign-in` }))
      return
    }
    const address = `${publicUrl}/reset-password?email=${encodeURIComponent(to)}`
    const params = { name: String(given.name), inviter: String(fieldValue(inviter, 'name')), firm: String(fieldValue(house, 'name')) }
    await mailer.send(await mailText('invitation', { to, locale }, { ...params, code, address, days: String(INVITATION_DAYS) }))
  }
}
