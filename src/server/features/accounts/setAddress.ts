import { entityOf } from '../../../model/entityOf.ts'
import type { SetAddress } from '../../auth/authOptions.ts'
import { runAfterCommit, type WrittenRecord } from '../../records/afterCommit.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { findForWrite } from '../../records/write/findForWrite.ts'
import { recordWritten } from '../../records/write/recordWritten.ts'

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
