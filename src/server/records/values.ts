import { isDeepStrictEqual } from 'node:util'
import type { Json } from '../../model/entitySchema.ts'
import type { ResolvedField } from '../../model/resolvedEntity.ts'
import { fieldsNamed } from '../../model/scopeNames.ts'
import type { Values } from '../db/repository/repository.ts'

export type { StoredRecord, Values } from '../db/repository/repository.ts'

/** What the server alone sets. A client sends them back with a whole record; they are passed over. */
export const SYSTEM_FIELDS: ReadonlySet<string> = new Set(['_version', '_lock', 'createdAt', 'updatedAt', '_openVersion', '_openUpdatedAt'])

export const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

const present = (value: Json | undefined): Json => (value === undefined || (Array.isArray(value) && value.length === 0) ? null : value)

/** Whether two values mean the same: absent, null and an empty list do; order of members does not matter. */
export const same = (a: Json | undefined, b: Json | undefined): boolean => a === b || isDeepStrictEqual(present(a), present(b))

/** Of some values those that are not what they were. */
export function differences<T extends Values>(after: T, before: Values): Partial<T> {
  const different: { -readonly [K in keyof T]?: T[K] } = {}
  for (const name in after) if (!same(after[name], before[name])) different[name] = after[name]
  return different
}

/** Value of a field; absent is null. */
export const fieldValue = (record: Values | undefined, name: string): Json => record?.[name] ?? null

/** What a field without a value has: lists are stored empty, never null. */
export const emptyOf = ({ type }: ResolvedField): Json => (type.storage === 'column' ? null : [])

/** A password, or another value that may be written and never read back. */
export const isSecret = (field: ResolvedField): boolean => field.writeOnly

const hasValue = (record: Values, name: string, value: Json): boolean =>
  Array.isArray(value)
    ? value.some((one: Json) => one === fieldValue(record, name))
    : value !== null && same(fieldValue(record, name), value)

/** Whether a record has, of each field of a scope, its value, or one of its values. */
export const inScope = (scope: Values | undefined, record: Values): boolean =>
  Object.entries(scope ?? {}).every(([names, value]) => fieldsNamed(names).some((name) => hasValue(record, name, value)))
