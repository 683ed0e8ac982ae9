import { can, mayWriteRecord, writable } from '../../../model/policy.ts'
import { isOpenField, lockIn } from '../../../model/records/recordLock.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'

interface Cell {
  readonly entity: ResolvedEntity
  readonly field: ResolvedField
  readonly record: Readonly<Record<string, unknown>>
  readonly subject: Subject
  /** Whether the record has the field, by its conditions. */
  readonly applies: boolean
}

/** Key of the text that says why a cell can't be edited (`keys.cell.*`, or the error of the record's lock); undefined if it can. */
export const cellRefusal = ({ entity, field, record, subject, applies }: Cell): string | undefined => {
  const lock = lockIn(record)
  if (!can(entity, 'edit', subject) || !mayWriteRecord(entity, subject, record)) return 'keys.cell.noRight'
  if (field.readOnly) return 'keys.cell.computed'
  if (field.fixed) return 'keys.cell.fixed'
  if (!writable(field, subject, false)) return 'keys.cell.noRight'
  if (field.rows) return 'keys.cell.rows'
  if (lock && !isOpenField(lock, field.name)) return `errors.${lock.code}`
  return applies ? undefined : 'keys.cell.absent'
}
