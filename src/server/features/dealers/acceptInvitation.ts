import { v7 } from 'uuid'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { AcceptInvitation } from '../../auth/authOptions.ts'
import type { Transaction } from '../../db/database.ts'
import { runAfterCommit, type WrittenRecord } from '../../records/afterCommit.ts'
import { SYSTEM } from '../../records/history/audit.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { type InputOf, insertRecord, prepareRecord } from '../../records/write/createRecord.ts'
import { insertDealer } from './insertDealer.ts'
import type { InvitationCodes } from './invitationCodes.ts'
import { isOpen } from './invitationTerm.ts'

type Invitation = EntityMap['invitations']

/** An invitation is valid while its sender could still send it. */
async function isGood(context: RecordContext, trx: Transaction, invitation: Invitation): Promise<boolean> {
  if (!isOpen(invitation, context.clock())) return false
  const inviter = await context.repository.of('users').get(trx, invitation.invitedBy)
  const roles = inviter?.roles ?? []
  const inFirm = inviter?.firm === invitation.firm || roles.includes('Admin')
  return inviter?.active !== false && inFirm && (invitation.role !== 'Admin' || roles.includes('Admin'))
}

/** Redeems the invitation of a code. An invalid code costs a try of each invitation to the address. */
async function redeem(
  context: RecordContext,
  codes: InvitationCodes,
  trx: Transaction,
  given: { readonly email: string; readonly code: string },
): Promise<Invitation | undefined> {
  const invitations = context.repository.of('invitations')
  const ids = (await invitations.find(trx, { email: given.email })).map(({ id }) => id)
  const locked = await invitations.getLocked(trx, ids)
  for (const invitation of locked) {
    if (!(await isGood(context, trx, invitation))) continue
    if (codes.fits(invitation, given.code)) return invitation
    await invitations.update(trx, invitation, { triesLeft: invitation.triesLeft - 1 })
  }
  return undefined
}

/**
 * Creates the account of an invited person who enters the code, in the inviting firm and with a verified address. Returns undefined for an
 * invalid code.
 */
export function acceptInvitation(context: RecordContext, codes: InvitationCodes): AcceptInvitation {
  const users = entityOf(context, 'users')
  const invitations = context.repository.of('invitations')

  async function open(trx: Transaction, invitation: Invitation, password: { readonly raw: string; readonly hash: string }) {
    const { name, email, role, locale, firm } = invitation
    const alsoWritten: WrittenRecord[] = []
    const input = { name, email, roles: [role], locale: locale ?? 'en', firm, password: password.raw } satisfies InputOf<'users'>
    const prepared = prepareRecord(context, users, context.access(users, SYSTEM), SYSTEM, input)
    const account = { ...prepared, password: password.hash, id: v7(), emailVerified: true }
    const stored = await insertRecord(context, trx, users, SYSTEM, account, { alsoWritten })
    if (role !== 'Admin') await insertDealer(context, trx, stored.id, { name, email }, firm, alsoWritten)
    for (const { id } of await invitations.find(trx, { email })) await invitations.remove(trx, id)
    return { stored, alsoWritten }
  }

  return async ({ email, code, password, hash }) => {
    const made = await context.db.write(async (trx) => {
      const invitation = await redeem(context, codes, trx, { email, code })
      return invitation && open(trx, invitation, { raw: password, hash })
    })
    if (!made) return undefined
    runAfterCommit(context, [...made.alsoWritten, { entity: users, record: made.stored, deleted: false }])
    return made.stored.id
  }
}
