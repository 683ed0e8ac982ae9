import { can, writable } from '../../../model/policy.ts'
import { isOpenField, lockIn } from '../../../model/records/recordLock.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'

interface Column {
  readonly entity: ResolvedEntity
  readonly field: ResolvedField
  readonly subject: Subject
}

interface Cell extends Column {
  readonly record: Readonly<Record<string, unknown>>
  /** Whether the record has the field, by its conditions. */
  readonly applies: boolean
}

/** Key of the text that says why a field can be edited in no record (`keys.cell.*`); undefined if it can. */
export const columnRefusal = ({ entity, field, subject }: Column): string | undefined => {
  if (!can(entity, 'edit', subject)) return 'keys.cell.noRight'
  if (field.readOnly) return 'keys.cell.computed'
  if (field.fixed) return 'keys.cell.fixed'
  if (!writable(field, subject, false)) return 'keys.cell.noRight'
  return field.rows && 'keys.cell.rows'
}

/** Key of the text that says why a cell can't be edited (`keys.cell.*`, or the error of the record's lock); undefined if it can. */
export const cellRefusal = ({ record, applies, ...column }: Cell): string | undefined => {
  const refusal = columnRefusal(column)
  const lock = lockIn(record)
  if (refusal) return refusal
  if (lock && !isOpenField(lock, column.field.name)) return `errors.${lock.code}`
  return applies ? undefined : 'keys.cell.absent'
}
