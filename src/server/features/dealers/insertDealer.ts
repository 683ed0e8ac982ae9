import { splitName, userNames } from '../../../domain/dealerNames.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { NewAccount } from '../../auth/authOptions.ts'
import type { Transaction } from '../../db/database.ts'
import type { WrittenRecord } from '../../records/afterCommit.ts'
import { SYSTEM } from '../../records/history/audit.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { createDependent } from '../../records/write/createDependent.ts'

/** Number of user names to try before the user must choose one. */
const TRIED = 50

async function freeUserName({ repository }: RecordContext, trx: Transaction, email: string): Promise<string> {
  const names = userNames(email, TRIED)
  const rows = await repository.of('dealers').find(trx, { userName: names })
  const taken = new Set(rows.map(({ userName }) => userName))
  return names.find((name) => !taken.has(name)) ?? names[0] ?? email
}

/** Creates the dealer of a new account, for the list of dealers. */
export async function insertDealer(
  context: RecordContext,
  trx: Transaction,
  userId: string,
  { name, email, phoneNumber }: Pick<NewAccount, 'name' | 'email' | 'phoneNumber'>,
  firm: string,
  alsoWritten: WrittenRecord[],
): Promise<void> {
  const userName = await freeUserName(context, trx, email)
  const values = { ...splitName(name), userName, email, phoneNumber: phoneNumber ?? null, userId, firm }
  await createDependent({ records: context, trx, subject: SYSTEM, alsoWritten }, entityOf(context, 'dealers'), values)
}
