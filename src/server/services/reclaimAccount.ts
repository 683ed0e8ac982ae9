import type { ReclaimAccount } from '../auth/authOptions.ts'
import { isAddressProved, rememberAddress } from './addressProofs.ts'
import { notify } from './notify.ts'
import type { RecordContext } from './recordContext.ts'
import { setPassword } from './setPassword.ts'

/** Takes from an account whatever password it has, and tells its owner, unless the address was proved before. */
export function reclaimAccount(context: RecordContext): ReclaimAccount {
  const set = setPassword(context)
  return async (trx, account) => {
    if (await isAddressProved(context, trx, account)) return undefined
    await rememberAddress(context, trx, account)
    if (account.password !== null) await notify({ trx, records: context }, { user: account.id, kind: 'passwordRemoved' })
    const version = await set(trx, account, null, 'removePassword')
    return version === undefined ? undefined : { version, passwordRemoved: account.password !== null }
  }
}
