import { v7 } from 'uuid'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { CreateAccount } from '../../auth/authOptions.ts'
import { runAfterCommit, type WrittenRecord } from '../../records/afterCommit.ts'
import { SYSTEM } from '../../records/history/audit.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { type InputOf, insertRecord, prepareRecord } from '../../records/write/createRecord.ts'
import { hashSecrets } from '../../records/write/secrets.ts'
import { openFirm } from '../firms/openFirm.ts'
import { houseSettings } from '../setup/houseSettings.ts'
import { startTrial } from '../subscriptions/startTrial.ts'
import { insertDealer } from './insertDealer.ts'

type FirmState = Exclude<EntityMap['firms']['state'], 'suspended'>

/**
 * State of new firms by the house's settings (`PRODUCT.md S7`), else by the server's configuration. Throws `AppError` 403 `signUpClosed` if
 * dealers join by invitation only.
 */
async function stateOfNew(context: RecordContext, configured: FirmState): Promise<FirmState> {
  const settings = await houseSettings(context, context.db.read)
  if (settings?.signUp === 'closed') throw new AppError(403, 'signUpClosed')
  if (settings?.dealerApproval === 'auto') return 'approved'
  return settings?.dealerApproval === 'manual' ? 'pending' : configured
}

/**
 * Creates firm, trial, account and dealer of a sign-up in one transaction and returns the account's id. Throws `AppError` 422, 403 `signUpClosed`.
 * @param configured state of the new firm if the house has no setting (`PRODUCT.md S6`, `DEALER_APPROVAL`)
 */
export function createDealer(context: RecordContext, configured: FirmState): CreateAccount {
  const users = entityOf(context, 'users')
  return async ({ proved, ...dealer }) => {
    const state = await stateOfNew(context, configured)
    const { name, email, phoneNumber = null, password, locale } = dealer
    const input = { name, email, phoneNumber, password, locale, roles: ['Dealer'] } satisfies InputOf<'users'>
    const record = prepareRecord(context, users, context.access(users, SYSTEM), SYSTEM, input)
    const secrets = await hashSecrets(users, record, context.hashPassword)
    const account = { ...record, ...secrets, id: v7(), emailVerified: proved === true }
    const { stored, alsoWritten } = await context.db.write(async (trx) => {
      const alsoWritten: WrittenRecord[] = []
      const firm = await openFirm(context, trx, SYSTEM, { name, email, locale: record.locale, state }, alsoWritten)
      await startTrial(context, trx, firm, alsoWritten)
      const stored = await insertRecord(context, trx, users, SYSTEM, { ...account, firm: firm.id }, { alsoWritten })
      await insertDealer(context, trx, stored.id, dealer, firm.id, alsoWritten)
      return { stored, alsoWritten }
    })
    runAfterCommit(context, [...alsoWritten, { entity: users, record: stored, deleted: false }])
    return stored.id
  }
}
