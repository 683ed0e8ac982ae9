import { v7 } from 'uuid'
import type { Json } from '../../model/entitySchema.ts'
import type { Transaction } from '../db/database.ts'
import { SYSTEM } from './audit.ts'
import { entityOf } from './following.ts'
import type { RecordContext } from './recordContext.ts'
import type { RuleContext } from './rules.ts'
import { type StoredRecord, same, type Values } from './values.ts'

type ProofContext = Pick<RecordContext, 'model' | 'repository'>

/** A user, or whatever else has id and address of one. */
interface Owner {
  readonly id: string
  readonly email?: Json
}

async function proofOf(context: ProofContext, trx: Transaction, user: string): Promise<StoredRecord | undefined> {
  const filter = [{ path: 'user', operator: 'eq', value: user }] as const
  const sort = { field: 'id', order: 'ASC' } as const
  const { rows } = await context.repository.list(trx, entityOf(context, 'addressProofs'), { filter, sort, offset: 0, limit: 1 })
  return rows[0]
}

/** Whether whoever can sign in to the account has been proved to own the address that it has now. */
export const isAddressProved = async (context: ProofContext, trx: Transaction, { id, email }: Owner): Promise<boolean> =>
  (await proofOf(context, trx, id))?.email === email

/** Remembers that they do; the user's row is locked by then. */
export async function rememberAddress(context: ProofContext, trx: Transaction, { id, email = null }: Owner): Promise<void> {
  const entity = entityOf(context, 'addressProofs')
  const known = await proofOf(context, trx, id)
  if (known) await context.repository.update(trx, entity, known, { email })
  else await context.repository.insert(trx, entity, { id: v7(), user: id, email })
}

/** An Administrator who sets somebody else's password says whose the account is. Sign-up, which the system itself does, says nothing. */
export async function vouchForAddress(
  { subject, records, trx }: RuleContext,
  before: Values | undefined,
  user: StoredRecord,
): Promise<void> {
  const administrator = subject.id !== SYSTEM.id && subject.id !== user.id && subject.roles.includes('Admin')
  if (administrator && user.password !== null && !same(before?.password ?? null, user.password)) await rememberAddress(records, trx, user)
}
