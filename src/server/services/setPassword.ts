import type { SetPassword } from '../auth/authOptions.ts'
import { rememberAddress } from './addressProofs.ts'
import { findForWrite } from './findForWrite.ts'
import { entityOf } from './following.ts'
import type { RecordContext } from './recordContext.ts'
import { recordWritten } from './recordWritten.ts'

/** Stores the password of whoever has proved to own the account, a mailed code being a proof of its address as well, as a new version of the user with its audit entry (`PRODUCT.md S4`). */
export function setPassword(context: RecordContext): SetPassword {
  const entity = entityOf(context, 'users')
  return async (trx, { id, name, roles }, password, action) => {
    const before = await findForWrite(context, trx, entity, id, undefined)
    if (!before) return undefined
    const after = await context.repository.update(trx, entity, before, { password })
    if (action === 'resetPassword') await rememberAddress(context, trx, before)
    const subject = { id, roles, attributes: { name } }
    await recordWritten(context, trx, { entity, subject, action, before, after })
    return after._version
  }
}
