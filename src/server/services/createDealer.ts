import { v7 } from 'uuid'
import { splitName, userNames } from '../../domain/dealerNames.ts'
import { AppError } from '../../model/errors.ts'
import type { CreateDealer, NewDealer } from '../auth/authOptions.ts'
import type { Transaction } from '../db/database.ts'
import { SYSTEM } from './audit.ts'
import { completeRecord } from './completeRecord.ts'
import { insertRecord, prepareRecord } from './createRecord.ts'
import { openFirm } from './firms/openFirm.ts'
import { entityOf, type Followed, tellCommitted } from './following.ts'
import type { RecordContext } from './recordContext.ts'
import { hashSecrets } from './secrets.ts'
import { houseSettings } from './setup/houseSettings.ts'
import type { Values } from './values.ts'

/** User names that are tried before somebody is asked to choose. */
const TRIED = 50

async function freeUserName({ repository, model }: RecordContext, trx: Transaction, email: string): Promise<string> {
  const names = userNames(email, TRIED)
  const filter = [{ path: 'userName', operator: 'in', value: names }] as const
  const sort = { field: 'id', order: 'ASC' } as const
  const { rows } = await repository.list(trx, entityOf({ model }, 'dealers'), { filter, sort, offset: 0, limit: TRIED })
  const taken = new Set(rows.map(({ userName }) => userName))
  return names.find((name) => !taken.has(name)) ?? names[0] ?? email
}

/** The dealer of a new account, for the dealer list to be complete. */
async function insertDealer(
  context: RecordContext,
  trx: Transaction,
  userId: string,
  { name, email, phoneNumber }: NewDealer,
  firm: string,
  followed: Followed[],
) {
  const dealers = entityOf(context, 'dealers')
  const userName = await freeUserName(context, trx, email)
  const values: Values = { ...splitName(name), userName, email, phoneNumber: phoneNumber ?? null, userId, firm }
  const dealer = completeRecord(dealers, values, { rules: context.rules.get('dealers') })
  const record = await insertRecord(context, trx, dealers, SYSTEM, { ...dealer, id: v7() }, { followed })
  followed.push({ entity: dealers, record, deleted: false })
}

type FirmState = 'pending' | 'approved'

/**
 * What the house has decided about new dealers (`PRODUCT.md S7`); what it has not, the server's configuration says.
 * Throws `AppError` 403 `signUpClosed` where only who is invited is let in.
 */
async function stateOfNew(context: RecordContext, configured: FirmState): Promise<FirmState> {
  const settings = await houseSettings(context, context.db.read)
  if (settings?.signUp === 'closed') throw new AppError(403, 'signUpClosed')
  if (settings?.dealerApproval === 'auto') return 'approved'
  return settings?.dealerApproval === 'manual' ? 'pending' : configured
}

/**
 * Makes firm, account and dealer of whoever signs up, in one transaction; answers the account's id. Throws `AppError` 422, 403 `signUpClosed`.
 * @param configured state of the new firm where the house has not decided (`PRODUCT.md S6`, `DEALER_APPROVAL`)
 */
export function createDealer(context: RecordContext, configured: FirmState): CreateDealer {
  const users = entityOf(context, 'users')
  return async ({ proved, ...dealer }) => {
    const state = await stateOfNew(context, configured)
    const record = prepareRecord(context, users, context.access(users, SYSTEM), SYSTEM, { ...dealer, roles: ['Dealer'] })
    const secrets = await hashSecrets(users, record, context.hashPassword)
    const account: Values = { ...record, ...secrets, id: v7(), emailVerified: proved === true }
    const { stored, followed } = await context.db.write(async (trx) => {
      const followed: Followed[] = []
      const firm = await openFirm(context, trx, SYSTEM, { name: dealer.name, email: dealer.email, locale: dealer.locale, state }, followed)
      const stored = await insertRecord(context, trx, users, SYSTEM, { ...account, firm: firm.id }, { followed })
      await insertDealer(context, trx, stored.id, dealer, firm.id, followed)
      return { stored, followed }
    })
    tellCommitted(context, [...followed, { entity: users, record: stored, deleted: false }])
    return stored.id
  }
}
