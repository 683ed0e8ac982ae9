import { isDeepStrictEqual } from 'node:util'
import type { Json } from '../../model/entitySchema.ts'
import type { ResolvedField } from '../../model/resolvedEntity.ts'
import { fieldsNamed } from '../../model/scopeNames.ts'
import type { Values } from '../db/repository/repository.ts'

export type { StoredRecord, Values } from '../db/repository/repository.ts'

/** Fields that only the server sets. Clients send them back with whole records; they are ignored. */
export const SYSTEM_FIELDS: ReadonlySet<string> = new Set(['_version', '_lock', 'createdAt', 'updatedAt', '_openVersion', '_openUpdatedAt'])

export const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

const present = (value: Json | undefined): Json => (value === undefined || (Array.isArray(value) && value.length === 0) ? null : value)

/** Whether two values are equivalent. Absent, null and an empty list are; the order of members does not matter. */
export const same = (a: Json | undefined, b: Json | undefined): boolean => a === b || isDeepStrictEqual(present(a), present(b))

/** The values that differ from those before. */
export function differences<T extends Values>(after: T, before: Values): Partial<T> {
  const different: { -readonly [K in keyof T]?: T[K] } = {}
  for (const name in after) if (!same(after[name], before[name])) different[name] = after[name]
  return different
}

/** Value of a field whose name comes from the schema; absent is null. Code that knows the entity reads `record.name`, which is typed. */
export const fieldValue = (record: Values | undefined, name: string): Json => record?.[name] ?? null

/** The stored value of an empty field: null, or [] for lists. */
export const emptyOf = ({ type }: ResolvedField): Json => (type.storage === 'column' ? null : [])

/** Whether the field can be written but never read, like a password. */
export const isSecret = (field: ResolvedField): boolean => field.writeOnly

/** A list has each of its values. */
const hasOne = (own: Json, value: Json): boolean => same(own, value) || (Array.isArray(own) && own.includes(value))

const hasValue = (record: Values, name: string, value: Json): boolean =>
  Array.isArray(value)
    ? value.some((one: Json) => hasOne(fieldValue(record, name), one))
    : value !== null && hasOne(fieldValue(record, name), value)

/** Whether a record has, for each field of a scope, the scope's value or one of its values. */
export const inScope = (scope: Values | undefined, record: Values): boolean =>
  Object.entries(scope ?? {}).every(([names, value]) => fieldsNamed(names).some((name) => hasValue(record, name, value)))
