import type { Json } from '../../../model/entitySchema.ts'
import { fieldValue, same, type Values } from '../values.ts'

export interface Merge {
  /** Fields that the write changes, with their new values. */
  readonly changes: Values
  /** Fields that both sides changed, differently. */
  readonly conflicts: readonly string[]
}

/**
 * Three-way merge by field.
 * @param base the record that the writer saw
 * @param mine what the writer sent: the whole record or a part
 * @param theirs the record as it is now
 */
export function mergeWrite(base: Values, mine: Values, theirs: Values): Merge {
  const changes: Record<string, Json> = {}
  const conflicts: string[] = []
  for (const [name, value] of Object.entries(mine)) {
    const current = fieldValue(theirs, name)
    if (same(value, fieldValue(base, name)) || same(value, current)) continue
    if (same(current, fieldValue(base, name))) changes[name] = value
    else conflicts.push(name)
  }
  return { changes, conflicts }
}
