import type { ReclaimAccount } from '../../auth/authOptions.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { notify } from '../notifications/notify.ts'
import { setPassword } from './setPassword.ts'

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
