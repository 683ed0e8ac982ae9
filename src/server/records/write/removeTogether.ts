import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import type { WrittenRecord } from '../afterCommit.ts'
import type { RecordContext } from '../recordContext.ts'
import { putIntoTrash } from '../trash/trashRows.ts'
import type { StoredRecord } from '../values.ts'
import { refuseLockedRemoval } from './recordLock.ts'
import { recordsWritten } from './recordWritten.ts'
import { following, removeFound } from './removeFound.ts'

/** Throws `AppError` 409 `referenced` if a record would change or be deleted with one of these. */
async function refuseFollowed(context: RecordContext, trx: Transaction, entity: ResolvedEntity, ids: readonly string[]): Promise<void> {
  for (const { from, field } of following(context, entity)) {
    const filter = [{ path: field.path, operator: field.reference?.many ? 'includes' : 'in', value: ids }] as const
    const { total } = await context.repository.list(trx, from, { filter, sort: { field: 'id', order: 'ASC' }, offset: 0, limit: 1 })
    if (total > 0) throw new AppError(409, 'referenced', { params: { entity: from.id, count: total } })
  }
}

/**
 * Removes existing records like `removeFound`, in as few statements as possible where no rule acts in the transaction. Throws `AppError` 409 `referenced` if
 * something follows from the removal of one of several, which only `removeFound` does.
 */
export async function removeTogether(
  context: RecordContext,
  trx: Transaction,
  entity: ResolvedEntity,
  subject: Subject,
  records: readonly StoredRecord[],
  jobId: string,
): Promise<readonly WrittenRecord[]> {
  const { beforeWrite, afterWrite } = context.rules.get(entity.id) ?? {}
  if (records.length === 1 || beforeWrite || afterWrite) {
    const all: WrittenRecord[] = []
    for (const record of records) all.push(...(await removeFound(context, trx, entity, subject, record, { jobId })))
    return all
  }
  for (const record of records) refuseLockedRemoval(context, entity, record)
  const ids = records.map(({ id }) => id)
  await refuseFollowed(context, trx, entity, ids)
  await context.repository.remove(trx, entity, ...ids)
  const written = records.map((before) => ({ entity, subject, action: 'delete', before, jobId }))
  const entries = await recordsWritten(context, trx, entity, written)
  const deleted = entries.flatMap((entry, at) => {
    const record = records[at]
    return record ? [{ record, entry }] : []
  })
  await putIntoTrash(context, trx, entity, deleted)
  return records.map((record) => ({ entity, record, deleted: true }))
}
