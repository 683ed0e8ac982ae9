import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { auditingDenials, authorize } from '../access/denials.ts'
import { runAfterCommit } from '../afterCommit.ts'
import type { RecordContext } from '../recordContext.ts'
import type { StoredRecord } from '../values.ts'
import { isBasedOn } from './basedOn.ts'
import { findWritable, refuseUnseen } from './findForWrite.ts'
import { removeFound } from './removeFound.ts'

export interface RemoveOptions {
  /** `_version` that the deletion is based on; a newer stored one is a conflict. */
  readonly version?: number | undefined
  /** The same as stored, for callers that count hidden changes too. */
  readonly storedVersion?: number | undefined
  readonly jobId?: string
  /** `import`: undoing an import that created the record. */
  readonly action?: 'delete' | 'import'
}

/** Deletes a record and returns its last state. Throws `AppError` 403, 404, 409 `conflict` or `referenced`. */
export async function removeRecord(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  id: string,
  options: RemoveOptions = {},
): Promise<StoredRecord> {
  const action = options.action ?? 'delete'
  const access = await authorize(context, entity, subject, action, id)
  const removed = await auditingDenials(context, entity, subject, action, id, () =>
    context.db.write(async (trx) => {
      const before = await findWritable(context, trx, access, subject, id)
      if (!before) return undefined
      if (!isBasedOn(access, before, options)) {
        throw new AppError(409, 'conflict', { extra: { fields: [], theirs: access.present(before) } })
      }
      return { before, all: await removeFound(context, trx, entity, subject, before, { jobId: options.jobId }) }
    }),
  )
  if (!removed) return refuseUnseen(context, entity, subject, action, id)
  runAfterCommit(context, removed.all)
  for (const { entity: written, deleted } of removed.all) if (deleted) context.metrics.writes.inc({ entity: written.id, action: 'delete' })
  return removed.before
}
