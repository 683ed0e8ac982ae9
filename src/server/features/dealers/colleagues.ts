import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'
import type { colleagueCalls } from '../../../domain/firms/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { deny, readOnlyReason } from '../../records/access/denials.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { updateRecord } from '../../records/write/updateRecord.ts'
import { isOpen } from './invitationTerm.ts'

/** A user of the caller's firm, or an invitation. */
export type Colleague = AnswerOf<typeof colleagueCalls.list>[number]

/** The firm that a user works in. Admins belong to the house, also while they view another firm. */
export function firmOf({ attributes, roles }: Subject): string {
  if (roles.includes('Admin')) return HOUSE_FIRM
  const firm = attributes?.firm
  if (typeof firm === 'string') return firm
  throw new AppError(403, 'forbidden')
}

/** A stopped firm can't invite or remove users. Throws `AppError` 403, audited. */
export async function authorizeColleagues(context: RecordContext, subject: Subject): Promise<void> {
  const stop = readOnlyReason(subject)
  if (stop !== undefined) await deny(context, entityOf(context, 'invitations'), subject, 'edit', new AppError(403, stop))
}

const member = ({ id, name, email, roles }: EntityMap['users'], subject: Subject): Colleague => ({
  id,
  name,
  email,
  role: roles.includes('Admin') ? 'Admin' : 'Dealer',
  state: 'active',
  own: id === subject.id,
})

const invitee = (invitation: EntityMap['invitations'], now: Date): Colleague => {
  const { id, name, email, role } = invitation
  return { id, name, email, role, state: isOpen(invitation, now) ? 'invited' : 'expired', own: false }
}

/** Active users of the caller's firm, and its invitations. */
export async function colleagues(context: RecordContext, subject: Subject): Promise<readonly Colleague[]> {
  const { db, clock, repository } = context
  const firm = firmOf(subject)
  const now = clock()
  const users = (await repository.of('users').find(db.read, { firm })).filter(({ active }) => active !== false)
  const invited = await repository.of('invitations').find(db.read, { firm })
  return [...users.map((user) => member(user, subject)), ...invited.map((one) => invitee(one, now))]
}

async function withdraw(context: RecordContext, subject: Subject, id: string): Promise<void> {
  const entity = entityOf(context, 'invitations')
  await context.db.write(async (trx) => {
    await context.repository.remove(trx, entity, id)
    await context.audit.write(trx, { subject, action: 'delete', entity: entity.id, recordId: id, outcome: 'done' })
  })
}

/**
 * Removes a colleague's access, or an invitation. Users can't remove themselves; only Admins remove an Admin, and never the last one. Only
 * Admins may edit users, so this grants the right for this one field. Throws `AppError` 403, 404, 409 `ownAccount`, `lastAdmin`.
 */
export async function removeColleague(context: RecordContext, subject: Subject, id: string): Promise<void> {
  await authorizeColleagues(context, subject)
  const found = (await colleagues(context, subject)).find((one) => one.id === id)
  if (!found) throw new AppError(404, 'notFound')
  if (found.own) throw new AppError(409, 'ownAccount')
  const users = entityOf(context, 'users')
  if (found.role === 'Admin' && !subject.roles.includes('Admin'))
    await deny(context, users, subject, 'edit', new AppError(403, 'forbidden'), id)
  if (found.state !== 'active') return withdraw(context, subject, id)
  const lent: Subject = { ...subject, roles: ['Admin'], rights: [] }
  await updateRecord(context, users, lent, id, { active: false })
}
