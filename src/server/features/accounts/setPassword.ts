import { entityOf } from '../../../model/entityOf.ts'
import type { SetPassword } from '../../auth/authOptions.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { findForWrite } from '../../records/write/findForWrite.ts'
import { recordWritten } from '../../records/write/recordWritten.ts'

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
