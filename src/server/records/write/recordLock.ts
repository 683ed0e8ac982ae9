import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import { isOpenField, isRemovable, type RecordLock } from '../../../model/records/recordLock.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Access } from '../access/access.ts'
import type { RecordContext } from '../recordContext.ts'
import { inScope, same, type Values } from '../values.ts'

/** The lock of a record for a subject: others share it, or the entity's rules lock it. */
function lockOf({ rules }: Pick<RecordContext, 'rules'>, access: Access, subject: Subject, record: Values): RecordLock | undefined {
  if (!inScope(access.writeScope(subject), record)) return { code: 'sharedRecord' }
  return rules.get(access.entity.id)?.lock?.(record)
}

/** Adds `_lock` to a record in an answer; undefined if records of the entity are never locked. */
export function locker(
  context: Pick<RecordContext, 'rules'>,
  access: Access,
  subject: Subject,
): ((record: Values, answered: Values) => Values) | undefined {
  if (access.writeScope(subject) === undefined && !context.rules.get(access.entity.id)?.lock) return undefined
  return (record, answered) => {
    const lock = lockOf(context, access, subject, record)
    return lock ? { ...answered, _lock: { ...lock } satisfies Json } : answered
  }
}

/** Throws `AppError` 409 with the lock's code if a locked field would change. */
export function refuseLockedChange({ rules }: Pick<RecordContext, 'rules'>, entity: ResolvedEntity, before: Values, next: Values): void {
  const lock = rules.get(entity.id)?.lock?.(before)
  if (lock && entity.fields.some(({ name }) => !isOpenField(lock, name) && !same(next[name], before[name])))
    throw new AppError(409, lock.code)
}

/** Throws `AppError` 409 with the lock's code if the record can't be removed. */
export function refuseLockedRemoval({ rules }: Pick<RecordContext, 'rules'>, entity: ResolvedEntity, before: Values): void {
  const lock = rules.get(entity.id)?.lock?.(before)
  if (lock && !isRemovable(lock)) throw new AppError(409, lock.code)
}
