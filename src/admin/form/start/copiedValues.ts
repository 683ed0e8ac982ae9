import type { Json } from '../../../model/entitySchema.ts'
import { readable, writable } from '../../../model/policy.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'

export type Values = Readonly<Record<string, Json>>

/** Values of a new record, and the fields that it does not take over. */
export interface StartingValues {
  readonly values: Values
  readonly left: readonly ResolvedField[]
}

const isRow = (row: Json): row is Values => typeof row === 'object' && row !== null && !Array.isArray(row)

const isNone = (value: Json | undefined): boolean => value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/** Of fields that are unique together, the one that tells records apart for people: the last text, else the last of them. */
const distinguishing = (names: readonly string[], { fieldsByName }: ResolvedEntity): string | undefined =>
  names.findLast((name) => fieldsByName[name]?.type.freeText) ?? names.at(-1)

/** Whether a new record has a value of its own: who and when, or what is always composed or computed of the others. */
const startsAfresh = ({ initial, readOnly, schema }: ResolvedField): boolean =>
  (initial !== undefined && initial !== '$next') || (readOnly && (schema.template ?? schema.computed) !== undefined)

const isTaken = (field: ResolvedField, distinct: ReadonlySet<string | undefined>, subject: Subject): boolean =>
  field.name !== 'id' && !field.unique && !distinct.has(field.name) && readable(field, subject) && writable(field, subject, true)

/** The rows with new ids, which the server gives them. */
const copiedRows = (rows: readonly Json[], fields: readonly ResolvedField[], subject: Subject): readonly Values[] =>
  rows
    .filter(isRow)
    .map((row) =>
      Object.fromEntries(
        fields.flatMap((field) => (isTaken(field, new Set(), subject) ? [[field.name, row[field.name] ?? null] as const] : [])),
      ),
    )

const leftInRows = (rows: readonly Json[], fields: readonly ResolvedField[], subject: Subject): readonly ResolvedField[] =>
  fields.filter((field) => !isTaken(field, new Set(), subject) && rows.filter(isRow).some((row) => !isNone(row[field.name])))

/**
 * What a copy of a record starts with: the values that the user may read and set. Unique and computed ones are left, and so are those that are
 * written but never read, such as passwords. The day and the user are those of the new record.
 */
export const copiedValues = (entity: ResolvedEntity, subject: Subject, record: Values): StartingValues => {
  const distinct = new Set(entity.unique.map((names) => distinguishing(names, entity)))
  const known = entity.fields.filter((field) => !isNone(record[field.name]))
  const taken = known.filter((field) => !startsAfresh(field) && isTaken(field, distinct, subject))
  const values = taken.map(({ name, rows }) => {
    const value = record[name] ?? null
    return [name, rows && Array.isArray(value) ? copiedRows(value, rows, subject) : value] as const
  })
  const left = entity.fields.flatMap((field) => {
    const value = record[field.name]
    if (field.rows && Array.isArray(value) && taken.includes(field)) return leftInRows(value, field.rows, subject)
    const isHidden = field.writeOnly && writable(field, subject, true)
    return isHidden || (known.includes(field) && !taken.includes(field) && !startsAfresh(field)) ? [field] : []
  })
  return { values: Object.fromEntries(values), left }
}
