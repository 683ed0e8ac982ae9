import { v7 } from 'uuid'
import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'
import { normalizeEmail } from '../../../domain/credentials.ts'
import type { colleagueCalls } from '../../../domain/firms/calls.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { AppError, invalid } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Mailer } from '../../auth/mail/mailer.ts'
import { mailText } from '../../auth/mail/mailText.ts'
import { createAttempts, LIMITS } from '../../auth/signIn/attempts.sql.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { authorizeColleagues, firmOf } from './colleagues.ts'
import type { InvitationCodes } from './invitationCodes.ts'
import { DAY, INVITATION_DAYS } from './invitationTerm.ts'

const TRIES = 5

type Invitation = EntityMap['invitations']
type InviteBody = BodyOf<typeof colleagueCalls.invite>

export interface InviteContext {
  readonly records: RecordContext
  readonly codes: InvitationCodes
  readonly mailer: Mailer
  readonly publicUrl: string
}

/** The invited person. */
type Invitee = Pick<Invitation, 'name' | 'email' | 'role'>

/** Throws `AppError` 403 unless an Admin of the house invites an Admin. */
function inviteeOf({ name, email, role = 'Dealer' }: InviteBody, subject: Subject, firm: string): Invitee {
  if (role === 'Admin' && !(subject.roles.includes('Admin') && firm === HOUSE_FIRM)) throw new AppError(403, 'forbidden')
  return { name, email: normalizeEmail(email), role }
}

/** Refuses the address of a colleague. Accounts of other firms stay secret. */
async function refuseColleague({ records }: InviteContext, firm: string, email: string): Promise<EntityMap['users'] | undefined> {
  const owner = await records.repository.of('users').findOne(records.db.read, { email })
  if (owner?.firm === firm) throw invalid<InviteBody>('email', 'unique')
  return owner
}

type Stored = Invitee & Pick<Invitation, 'firm' | 'invitedBy' | 'locale'>

async function store({ records, codes }: InviteContext, subject: Subject, invitation: Stored, code: string): Promise<void> {
  const invitations = records.repository.of('invitations')
  const expiresAt = new Date(records.clock().getTime() + INVITATION_DAYS * DAY).toISOString()
  const { firm, email, role } = invitation
  await records.db.write(async (trx) => {
    await createAttempts(records.clock).take(trx, [[LIMITS.invite, subject.id]])
    const before = await invitations.findOne(trx, { firm, email })
    if (before) await invitations.remove(trx, before.id)
    const id = v7()
    await invitations.insert(trx, { ...invitation, id, expiresAt, triesLeft: TRIES, codeHash: codes.hashOf(invitation, code) })
    const changes = { email: { old: null, new: email }, role: { old: null, new: role } }
    await records.audit.write(trx, { subject, action: 'create', entity: invitations.entity.id, recordId: id, changes, outcome: 'done' })
  })
}

/**
 * Invites a person by mail to join the caller's firm. If the address has an account elsewhere, it gets a different mail; the caller can't distinguish the
 * cases. Returns a function that sends the mail after the response. Throws `AppError` 403, 422, 429 `rateLimited`.
 */
export async function invite(inviting: InviteContext, subject: Subject, input: InviteBody): Promise<() => Promise<void>> {
  const { records, codes, mailer, publicUrl } = inviting
  const firm = firmOf(subject)
  await authorizeColleagues(records, subject)
  const given = inviteeOf(input, subject, firm)
  const owner = await refuseColleague(inviting, firm, given.email)
  const { repository, db } = records
  const inviter = await repository.of('users').get(db.read, subject.id)
  const house = await repository.of('firms').get(db.read, firm)
  const locale = inviter?.locale ?? 'en'
  const code = codes.create()
  await store(inviting, subject, { ...given, firm, invitedBy: subject.id, locale }, code)
  return async () => {
    const to = given.email
    if (owner) {
      const recipient = { to, locale: owner.locale ?? 'en' }
      await mailer.send(await mailText('emailWanted', recipient, { name: owner.name, address: `${publicUrl}/sign-in` }))
      return
    }
    const address = `${publicUrl}/reset-password?email=${encodeURIComponent(to)}`
    const params = { name: given.name, inviter: inviter?.name ?? '', firm: house?.name ?? '' }
    await mailer.send(await mailText('invitation', { to, locale }, { ...params, code, address, days: String(INVITATION_DAYS) }))
  }
}
