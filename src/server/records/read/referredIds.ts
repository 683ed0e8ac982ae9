import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { fieldValue, type Values } from '../values.ts'

/** The ids in the value of a reference to one record or to many. */
export const idsIn = (value: Json): readonly string[] => (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string')

/** Distinct ids that fields of rows refer to, by entity. */
export const referredIds = (fields: readonly ResolvedField[], rows: readonly Values[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, Set<string>>()
  for (const { name, reference } of fields) {
    if (!reference) continue
    const ids = found.get(reference.entity) ?? new Set()
    for (const row of rows) for (const id of idsIn(fieldValue(row, name))) ids.add(id)
    found.set(reference.entity, ids)
  }
  return new Map([...found].map(([entity, ids]) => [entity, [...ids]]))
}
