import { isDeepStrictEqual } from 'node:util'
import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { StoredRecord, Values } from './repository.ts'

const withoutHidden = (row: Json, rows: readonly ResolvedField[]): Json => {
  if (row === null || typeof row !== 'object' || Array.isArray(row)) return row
  const hidden = new Set(rows.filter(({ read }) => read !== undefined).map(({ name }) => name))
  return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name)))
}

/** The part of a field's value that is visible to every reader. */
const openPart = ({ rows }: ResolvedField, value: Json): Json =>
  rows && Array.isArray(value) ? value.map((row: Json) => withoutHidden(row, rows)) : value

/** Whether a change affects fields that are visible to every reader. */
export const isOpenChange = (entity: ResolvedEntity, current: Values, changes: Values): boolean =>
  Object.entries(changes).some(([name, value]) => {
    const field = entity.fieldsByName[name]
    if (!field || field.read !== undefined) return false
    return !isDeepStrictEqual(openPart(field, value ?? null), openPart(field, current[name] ?? null))
  })

/** Version and time for subjects who do not read all of a record, after it changed. */
export const openAfter = ({ partlyHidden }: ResolvedEntity, current: StoredRecord, moved: boolean, now: string): Partial<StoredRecord> => {
  if (!partlyHidden) return {}
  const { _version, updatedAt, _openVersion = _version, _openUpdatedAt = updatedAt } = current
  return moved ? { _openVersion: _openVersion + 1, _openUpdatedAt: now } : { _openVersion, _openUpdatedAt }
}
