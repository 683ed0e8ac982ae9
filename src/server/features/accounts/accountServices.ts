import { entityOf } from '../../../model/entityOf.ts'
import type { ReclaimAccount, SetAddress, SetPassword } from '../../auth/authOptions.ts'
import type { MayViewAs } from '../../auth/sessions/viewAs.ts'
import { runAfterCommit, type WrittenRecord } from '../../records/afterCommit.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { findForWrite } from '../../records/write/findForWrite.ts'
import { recordWritten } from '../../records/write/recordWritten.ts'
import { notify } from '../notifications/notify.ts'

/**
 * Stores the password of a user who has proved to own the account, as a new version of the user with its audit entry (`PRODUCT.md S4`). A
 * mailed code and a provider prove the address as well; knowing the password does not.
 */
export function setPassword(context: RecordContext): SetPassword {
  const entity = entityOf(context, 'users')
  return async (trx, { id, name, roles }, password, action) => {
    const before = await findForWrite(context, trx, entity, id, undefined)
    if (!before) return undefined
    const proved = action === 'changePassword' ? {} : { emailVerified: true }
    const after = await context.repository.update(trx, entity, before, { password, ...proved })
    const subject = { id, roles, attributes: { name } }
    await recordWritten(context, trx, { entity, subject, action, before, after })
    return after._version
  }
}

/**
 * Sets and verifies the address that a mailed code has proved; `afterWrite` updates what depends on it. Returns the effects to run after
 * the commit, or undefined if the user no longer exists. Throws `AppError` 422 if another user has the address by now.
 */
export function setAddress(context: RecordContext): SetAddress {
  const entity = entityOf(context, 'users')
  return async (trx, { id, name, roles }, email) => {
    const before = await findForWrite(context, trx, entity, id, undefined)
    if (!before) return undefined
    const after = await context.repository.update(trx, entity, before, { email, emailVerified: true })
    const subject = { id, roles, attributes: { name } }
    const alsoWritten: WrittenRecord[] = []
    const { repository, model } = context
    await context.rules
      .get(entity.id)
      ?.afterWrite?.({ trx, repository, model, entity, subject, records: context, alsoWritten, before, next: after })
    await recordWritten(context, trx, { entity, subject, action: 'verifyEmail', before, after })
    return () => runAfterCommit(context, [...alsoWritten, { entity, record: after, before, deleted: false }])
  }
}

/** Removes an account's password, notifies its owner, and verifies the address, unless it was verified before (`PRODUCT.md S7`). */
export function reclaimAccount(context: RecordContext): ReclaimAccount {
  const set = setPassword(context)
  return async (trx, account) => {
    if (account.emailVerified) return undefined
    if (account.password !== null) await notify({ trx, records: context }, { user: account.id, kind: 'passwordRemoved' })
    const version = await set(trx, account, null, 'removePassword')
    return version === undefined ? undefined : { version, passwordRemoved: account.password !== null }
  }
}

/** Administrators who may list users may view the hub as one of them; a viewer can't view as a third user. */
export const mayViewAs =
  (context: RecordContext): MayViewAs =>
  (subject) =>
    !subject.viewer && subject.roles.includes('Admin') && context.access(entityOf(context, 'users'), subject).allowed.has('show')
