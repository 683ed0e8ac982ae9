import { v7 } from 'uuid'
import { splitName } from '../../../domain/dealerNames.ts'
import { fullName } from '../../../domain/fullName.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { writeDependent } from '../../records/afterCommit.ts'
import type { RuleContext } from '../../records/rules.ts'
import { differences, same } from '../../records/values.ts'
import { insertRecord } from '../../records/write/createRecord.ts'
import { deriveAndValidate } from '../../records/write/deriveAndValidate.ts'
import { withVerification } from '../accounts/emailVerification.ts'
import { endSessions } from '../accounts/endSessions.sql.ts'

/** Longest name of a user. */
const NAME = 200

type Dealer = EntityMap['dealers']
type DealerDraft = DraftMap['dealers']
type User = EntityMap['users']
type UserDraft = DraftMap['users']

/** The fields that a dealer shares with their account. */
const accountOf = ({ firstName, lastName, email = null, phoneNumber = null, image = null, firm = null }: DealerDraft) => ({
  name: fullName(firstName ?? '', lastName ?? '').slice(0, NAME),
  ...{ email, phoneNumber, image, firm },
})

/** A new account of the role Dealer. `dealer.password` is a hash. Throws `AppError` 422, for example if the address is taken. */
export async function openAccount(context: RuleContext, dealer: DealerDraft): Promise<string> {
  const { records, trx, subject, alsoWritten } = context
  const users = entityOf(records, 'users')
  const account: UserDraft = { ...accountOf(dealer), password: dealer.password ?? null, roles: ['Dealer'], active: true }
  const validated = deriveAndValidate(users, account, { rules: records.rules.get('users'), kept: ['password'] })
  const record = await insertRecord(records, trx, users, subject, { ...validated, id: v7() }, { alsoWritten })
  alsoWritten.push({ entity: users, record, deleted: false })
  return record.id
}

/** Changes an account for a rule, unless the user must keep their rights. */
async function changeAccount(context: RuleContext, userId: string | null | undefined, changes: UserDraft): Promise<void> {
  const { records, repository, trx } = context
  const users = entityOf(records, 'users')
  if (!userId) return
  await repository.lock(trx, users, userId)
  const user = await repository.of('users').get(trx, userId)
  if (!user) return
  const next = withVerification(context, user, { ...user, ...changes })
  const different = differences(next, user)
  if (Object.keys(different).length === 0) return
  await records.rules.get('users')?.beforeWrite?.({ ...context, entity: users, before: user, next })
  await writeDependent(context, users, user, different)
  if (different.password !== undefined) await endSessions(context, user.id)
}

/** Applies changes of the dealer to the account, including a new password. */
export async function updateAccountOf(context: RuleContext, before: Dealer, next: DealerDraft): Promise<void> {
  const changed = differences(accountOf(next), accountOf(before))
  const changes = next.password ? { ...changed, password: next.password } : changed
  if (Object.keys(changes).length > 0) await changeAccount(context, next.userId, changes)
}

/** A former dealer can no longer sign in. */
export const closeAccount = (context: RuleContext, dealer: Dealer): Promise<void> =>
  changeAccount(context, dealer.userId, { active: false })

/** Reactivates the account of a deleted dealer; undefined if the account is deleted too. */
export async function reopenAccount(context: RuleContext, dealer: DealerDraft): Promise<string | undefined> {
  const user = await context.repository.of('users').findOne(context.trx, { email: dealer.email ?? '' })
  if (!user) return undefined
  await changeAccount(context, user.id, { ...accountOf(dealer), active: true })
  return user.id
}

const common = ({ email, phoneNumber, image, firm }: User) => ({ email, phoneNumber, image, firm })

/** Applies changes of the account to the dealer. */
export async function updateDealerOf(context: RuleContext, before: User, next: User): Promise<void> {
  const { records, repository, trx } = context
  const names = same(before.name, next.name) ? {} : splitName(next.name)
  const all: DealerDraft = { ...differences(common(next), common(before)), ...names }
  if (Object.keys(all).length === 0) return
  const dealer = await repository.of('dealers').findOne(trx, { userId: next.id })
  if (dealer) await writeDependent(context, entityOf(records, 'dealers'), dealer, all)
}
