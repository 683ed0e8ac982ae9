import type { RecordFor } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import type { Access } from '../access/access.ts'
import { deny, notFound } from '../access/denials.ts'
import type { RecordContext } from '../recordContext.ts'
import { inScope, type StoredRecord, type Values } from '../values.ts'

/** The current record, locked until the transaction ends; undefined if it does not exist or is outside the scope. */
export async function findForWrite<E extends ResolvedEntity>(
  { repository, rules }: RecordContext,
  trx: Transaction,
  entity: E,
  id: string,
  scope: Values | undefined,
): Promise<RecordFor<E> | undefined> {
  const { lockedAfter } = rules.get(entity.id) ?? {}
  const seen = lockedAfter && (await repository.getMany(trx, entity, [id], scope))[0]
  const guard = seen && lockedAfter(seen)
  if (guard) await repository.of(guard.entity).lock(trx, guard.id)
  await repository.lock(trx, entity, id)
  return (await repository.getMany(trx, entity, [id], scope))[0]
}

/** The same, if the subject may write it. Throws `AppError` 403 `sharedRecord` for a record that others share with the subject. */
export async function findWritable(
  context: RecordContext,
  trx: Transaction,
  access: Access,
  subject: Subject,
  id: string,
): Promise<StoredRecord | undefined> {
  const record = await findForWrite(context, trx, access.entity, id, access.readScope(subject))
  if (record && !inScope(access.writeScope(subject), record)) throw new AppError(403, 'sharedRecord')
  return record
}

/** Throws 404 if the record does not exist or is outside the scope; the latter is audited (`PRODUCT.md S3, S4`). */
export async function refuseUnseen(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  action: string,
  id: string,
): Promise<never> {
  const scope = context.access(entity, subject).scope(subject)
  const exists = scope !== undefined && (await context.repository.exists(context.db.read, entity, id))
  return exists ? deny(context, entity, subject, action, notFound(), id) : Promise.reject(notFound())
}
