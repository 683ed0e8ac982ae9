import { v7 } from 'uuid'
import { splitName } from '../../../domain/dealerNames.ts'
import { fullName } from '../../../domain/fullName.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { changeFollowing } from '../../records/following.ts'
import type { RuleContext } from '../../records/rules.ts'
import { fieldValue, type StoredRecord, same, type Values } from '../../records/values.ts'
import { completeRecord } from '../../records/write/completeRecord.ts'
import { insertRecord } from '../../records/write/createRecord.ts'
import { withVerification } from '../accounts/emailVerification.ts'
import { endSessions } from '../accounts/endSessions.ts'

/** Longest name of a user. */
const NAME = 200

const text = (record: Values, name: string) => String(fieldValue(record, name) ?? '')

/** What a dealer and their account have in common, as the account holds it. */
const accountOf = (dealer: Values): Values => ({
  name: fullName(text(dealer, 'firstName'), text(dealer, 'lastName')).slice(0, NAME),
  email: fieldValue(dealer, 'email'),
  phoneNumber: fieldValue(dealer, 'phoneNumber'),
  image: fieldValue(dealer, 'image'),
  firm: fieldValue(dealer, 'firm'),
})

const differences = (after: Values, before: Values): Record<string, Json> =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !same(value, before[name])))

/** A new account of the role Dealer. `dealer.password` is a hash. Throws `AppError` 422, for example when the address is taken. */
export async function openAccount(context: RuleContext, dealer: Values): Promise<string> {
  const { records, trx, subject, followed } = context
  const users = entityOf(records, 'users')
  const account = { ...accountOf(dealer), password: fieldValue(dealer, 'password'), roles: ['Dealer'], active: true }
  const complete = completeRecord(users, account, { rules: records.rules.get('users'), kept: ['password'] })
  const record = await insertRecord(records, trx, users, subject, { ...complete, id: v7() }, { followed })
  followed.push({ entity: users, record, deleted: false })
  return record.id
}

/** Changes an account as a rule has decided; who may not lose their rights does not. */
async function changeAccount(context: RuleContext, userId: Json, changes: (user: StoredRecord) => Values): Promise<void> {
  const { records, repository, trx } = context
  const users = entityOf(records, 'users')
  if (typeof userId !== 'string') return
  await repository.lock(trx, users, userId)
  const [user] = await repository.getMany(trx, users, [userId])
  if (!user) return
  const next = withVerification(context, user, { ...user, ...changes(user) })
  const different = differences(next, user)
  if (Object.keys(different).length === 0) return
  await records.rules.get('users')?.beforeWrite?.({ ...context, entity: users, before: user, next })
  await changeFollowing(context, users, user, different)
  if (different.password !== undefined) await endSessions(context, user.id)
}

/** Brings the account to what changed in the dealer, a new password included. */
export async function followDealer(context: RuleContext, before: StoredRecord, next: Values): Promise<void> {
  const changed = differences(accountOf(next), accountOf(before))
  const password = fieldValue(next, 'password')
  const changes = password === null ? changed : { ...changed, password }
  if (Object.keys(changes).length > 0) await changeAccount(context, fieldValue(next, 'userId'), () => changes)
}

/** Whoever was a dealer can't sign in any more. */
export const closeAccount = (context: RuleContext, dealer: StoredRecord): Promise<void> =>
  changeAccount(context, fieldValue(dealer, 'userId'), () => ({ active: false }))

/** The account that a deleted dealer had, active again; undefined when it has gone as well. */
export async function reopenAccount(context: RuleContext, dealer: Values): Promise<string | undefined> {
  const { records, repository, trx } = context
  const filter = [{ path: 'email', operator: 'eq', value: fieldValue(dealer, 'email') }] as const
  const sort = { field: 'id', order: 'ASC' } as const
  const { rows } = await repository.list(trx, entityOf(records, 'users'), { filter, sort, offset: 0, limit: 1 })
  const [user] = rows
  if (!user) return undefined
  await changeAccount(context, user.id, () => ({ ...accountOf(dealer), active: true }))
  return user.id
}

const COMMON = ['email', 'phoneNumber', 'image', 'firm'] as const

/** Brings the dealer to what changed in the account, so that neither holds what is out of date. */
export async function followAccount(context: RuleContext, before: StoredRecord, next: StoredRecord): Promise<void> {
  const { records, repository, trx } = context
  const changes = Object.fromEntries(COMMON.filter((name) => !same(before[name], next[name])).map((name) => [name, fieldValue(next, name)]))
  const names = same(before.name, next.name) ? {} : splitName(text(next, 'name'))
  const all: Values = { ...changes, ...names }
  if (Object.keys(all).length === 0) return
  const dealers = entityOf(records, 'dealers')
  const filter = [{ path: 'userId', operator: 'eq', value: next.id }] as const
  const sort = { field: 'id', order: 'ASC' } as const
  const { rows } = await repository.list(trx, dealers, { filter, sort, offset: 0, limit: 1 })
  for (const dealer of rows) await changeFollowing(context, dealers, dealer, all)
}
