import { AppError } from '../../model/errors.ts'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'
import { permit } from './denials.ts'
import { findForWrite, refuseUnseen } from './findForWrite.ts'
import { type Followed, tellCommitted } from './following.ts'
import type { RecordContext } from './recordContext.ts'
import { recordWritten } from './recordWritten.ts'
import type { NamedAction } from './rules.ts'
import { type StoredRecord, same } from './values.ts'

interface Named extends NamedAction {
  readonly name: string
}

/**
 * Takes a named action on one record, which may set what nobody can set by hand, and answers the record; the audit trail calls it by its name.
 * `version`: refused with 409 when the record has another one. Throws `AppError` 403, 404, 409.
 */
export async function runAction(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  id: string,
  { name, right, changes }: Named,
  version?: number,
): Promise<StoredRecord> {
  const access = await permit(context, entity, subject, right, id)
  const { repository, model, services } = context
  const written = await context.db.write(async (trx) => {
    const before = await findForWrite(context, trx, entity, id, access.scope(subject))
    if (!before) return undefined
    if (version !== undefined && version !== before._version)
      throw new AppError(409, 'conflict', { extra: { fields: [], theirs: access.present(before) } })
    const different = Object.fromEntries(Object.entries(changes(before)).filter(([field, value]) => !same(value, before[field])))
    if (Object.keys(different).length === 0) return [{ entity, record: before, deleted: false }]
    const followed: Followed[] = []
    const rules = context.rules.get(entity.id)
    const about = { trx, repository, model, entity, subject, services, records: context, followed, action: name, before }
    await rules?.beforeWrite?.({ ...about, next: { ...before, ...different } })
    const after = await repository.update(trx, entity, before, different)
    await rules?.afterWrite?.({ ...about, next: after })
    await recordWritten(context, trx, { entity, subject, action: name, before, after })
    return [...followed, { entity, record: after, deleted: false }]
  })
  const last = written?.at(-1)
  if (!written || !last) return refuseUnseen(context, entity, subject, right, id)
  tellCommitted(context, written)
  context.metrics.writes.inc({ entity: entity.id, action: name })
  return last.record
}
